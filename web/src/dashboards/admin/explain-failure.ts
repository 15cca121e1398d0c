import { type Failure, failureOf } from '../../forms/validation.ts';
import { failureText } from '../../purchase/failure-text.ts';

/** How a form about money tells of a failure: in the server's words where it has some, else in those given. */
export function explainer(otherwise: string) {
  return (error: unknown, fields: readonly string[]): Failure =>
    failureOf(error, failureText(error, otherwise), fields);
}
