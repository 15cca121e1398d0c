import type { RefusalCode } from '@laneway/domain/refusal';

/** The HTTP response for each refusal. The title names the type; the detail says what happened. */
export const PROBLEMS = {
  invalid_input: { status: 422, title: 'Invalid input' },
  not_signed_in: { status: 401, title: 'Log in first' },
  not_allowed: { status: 403, title: 'Not allowed' },
  not_found: { status: 404, title: 'Not found' },
  conflict: { status: 409, title: 'Conflicts with the current state' },
  // Separate from a conflict: the only problem is that an old version was edited.
  stale_version: { status: 409, title: 'Changed by someone else' },
  gone: { status: 410, title: 'No longer valid' },
  // Separate from gone, because the person who used the link has an account to log in to.
  already_used: { status: 410, title: 'Already used' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  payload_too_large: { status: 413, title: 'Too large' },
  unsupported_media: { status: 415, title: 'Unsupported media type' },
  no_such_range: { status: 416, title: 'No such range' },
  payment_failed: { status: 402, title: 'The payment didn’t go through' },
  unavailable: { status: 503, title: 'Not available right now' },
  not_implemented: { status: 501, title: 'Not available on this server' },
  internal: { status: 500, title: 'Something went wrong on our side' },
} as const satisfies Record<RefusalCode, { status: number; title: string }>;

export type ProblemStatus = (typeof PROBLEMS)[RefusalCode]['status'];

/**
 * The HTTP status of a refusal.
 * @internal Tests compare the server's responses with it.
 */
export function statusOf(code: RefusalCode): ProblemStatus {
  return PROBLEMS[code].status;
}

/**
 * The title of a refusal's response, the same for every refusal with that code.
 * @internal Tests compare the server's responses with it.
 */
export function titleOf(code: RefusalCode): string {
  return PROBLEMS[code].title;
}
