/**
 * The closed list of reasons for which the product refuses what a person asked.
 * A refusal is a value, never an exception; the server maps each code to one HTTP status.
 */
export const REFUSAL_CODES = [
  'invalid_input',
  'not_signed_in',
  'not_allowed',
  'not_found',
  'conflict',
  'stale_version',
  'gone',
  'already_used',
  'too_many_requests',
  'payload_too_large',
  'unsupported_media',
  'no_such_range',
  'payment_failed',
  'unavailable',
  'not_implemented',
  'internal',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

export type Refusal = {
  readonly code: RefusalCode;
  /** The message shown to the person. */
  readonly detail: string;
  /** For invalid_input: the error for each field. */
  readonly fields?: Readonly<Record<string, string>>;
};

export function refusal(
  code: RefusalCode,
  detail: string,
  fields?: Readonly<Record<string, string>>,
): Refusal {
  return fields === undefined ? { code, detail } : { code, detail, fields };
}
