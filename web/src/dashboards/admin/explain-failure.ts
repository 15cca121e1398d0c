import { type Failure, failureOf } from '../../forms/validation.ts';
import { failureText } from '../../purchase/failure-text.ts';

/** Explains a failed money form with the server’s message if there is one, else the given text. */
export function explainer(otherwise: string) {
  return (error: unknown, fields: readonly string[]): Failure =>
    failureOf(error, failureText(error, otherwise), fields);
}
