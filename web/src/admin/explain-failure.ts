import { failureTextOr } from '../api/failures.ts';
import { type Failure, failureOf } from '../ui/forms/validation.ts';

/** Explains a failed money form with the server’s message if there is one, else the given text. */
export function explainer(otherwise: string) {
  return (error: unknown, fields: readonly string[]): Failure =>
    failureOf(error, failureTextOr(error, otherwise), fields);
}
