import { type Failure, failureOf } from '../ui/forms/validation.ts';
import { failureText } from '../visitor/purchase/failure-text.ts';

/** Explains a failed money form with the server’s message if there is one, else the given text. */
export function explainer(otherwise: string) {
  return (error: unknown, fields: readonly string[]): Failure =>
    failureOf(error, failureText(error, otherwise), fields);
}
