import { PROBLEMS } from '@laneway/contract/problem-status';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import type { FastifyError, FastifyReply } from 'fastify';
import { DatabaseUnavailableError } from '../database/outage.ts';
import { OutOfSpaceError, ServiceUnavailableError } from '../process/service-health.ts';
import { isForReader, sendFailurePage } from '../web-pages/failure-page.ts';
import { fieldErrors } from './validation.ts';

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Databases that fail over take seconds, and a client that retries all the time gets nothing sooner. */
const RETRY_UNAVAILABLE_S = 5;

/** A refusal that may say when to retry; `unavailable` does so in any case. */
export type RetryableRefusal = Refusal & { readonly retryAfterS?: number };

/** The only way a refusal becomes a reply: a problem for programs, a page for someone who opened the URL. */
export function sendProblem(
  reply: FastifyReply,
  { code, detail, fields, retryAfterS }: RetryableRefusal,
  current?: unknown,
): FastifyReply {
  const waitS = retryAfterS ?? (code === 'unavailable' ? RETRY_UNAVAILABLE_S : undefined);
  if (waitS !== undefined) reply.header('retry-after', waitS);
  reply.header('cache-control', 'no-store');
  if (isForReader(reply.request)) return sendFailurePage(reply, { code, detail });
  const { status, title } = PROBLEMS[code];
  const body = {
    type: 'about:blank',
    status,
    title,
    detail,
    code,
    ...(fields === undefined ? {} : { errors: fields }),
    ...(current === undefined ? {} : { current }),
    // Whoever reports a failure of ours can name it; the log has the same id.
    ...(status < 500 ? {} : { request_id: reply.request.id }),
  };
  return reply.code(status).type(PROBLEM_TYPE).send(JSON.stringify(body));
}

/** Errors that Fastify and PostgreSQL throw for malformed requests. */
const REQUEST_ERRORS: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refusal(
    'unsupported_media',
    'Send the body as application/json.',
  ),
  FST_ERR_CTP_BODY_TOO_LARGE: refusal('payload_too_large', 'The body is too large.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: refusal(
    'invalid_input',
    'The body is empty. Send JSON, or leave out the content type.',
  ),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: refusal(
    'invalid_input',
    'The body doesn’t match its Content-Length.',
  ),
  LANEWAY_BODY_TOO_DEEP: refusal('invalid_input', 'The body is nested too deeply.'),
  FST_ERR_CTP_INVALID_JSON_BODY: refusal('invalid_input', 'The body isn’t valid JSON.'),
  // PostgreSQL's code for the NUL character, which its text can't hold.
  '22021': refusal('invalid_input', 'The text has a character we can’t store.'),
};

const OUT_OF_SPACE: RetryableRefusal = {
  ...refusal('unavailable', 'We’re out of space for new files. Please try again later.'),
  retryAfterS: 60,
};
const OUTAGE = refusal('unavailable', 'We’ll be back in a moment. Please try again.');

const INTERNAL = refusal('internal', 'Something went wrong on our side. Please try again.');

/** The refusal for an error thrown while handling a request; null when it is a bug of ours. */
export function refusalOfError(error: FastifyError): RetryableRefusal | null {
  if (error instanceof OutOfSpaceError) return OUT_OF_SPACE;
  if (error instanceof DatabaseUnavailableError || error instanceof ServiceUnavailableError) {
    return OUTAGE;
  }
  if (error.validation !== undefined) {
    const fields = fieldErrors(error.validation);
    const detail = Object.entries(fields)
      .map(([field, message]) => `${field}: ${message}.`)
      .join(' ');
    return refusal('invalid_input', detail, fields);
  }
  const known = REQUEST_ERRORS[error.code];
  if (known !== undefined) return known;
  // Malformed JSON and bad percent-encoding arrive as plain client errors.
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500
    ? refusal('invalid_input', 'We couldn’t read the request.')
    : null;
}

export function internalRefusal(): Refusal {
  return INTERNAL;
}
