import pg from 'pg';
import pino, { type Logger, type LoggerOptions } from 'pino';
import { requestIds } from './request-ids.ts';

export type { Logger } from 'pino';

/** The values of these keys are never logged, down to the fourth level of a log object. */
const SECRET_KEYS = [
  'password',
  'u_password',
  'new_password',
  'token',
  'access_token',
  'refresh_token',
  'authorization',
  'cookie',
  'email',
  'u_email',
  'friend_email',
  'friend_name',
  'personal_message',
  'message_content',
  'search_terms',
];

/** Deeper than anything we log; the redactor has no wildcard for any depth. */
const DEPTHS = ['', '*.', '*.*.', '*.*.*.'];
const redactedPaths = SECRET_KEYS.flatMap((key) => DEPTHS.map((depth) => `${depth}${key}`));

export function createLogger(
  level: LoggerOptions['level'],
  destination?: pino.DestinationStream,
): Logger {
  const options: LoggerOptions = {
    level: level ?? 'info',
    redact: { paths: redactedPaths, censor: '[redacted]' },
    serializers: { err: describeError, req: describeRequest },
    mixin: () => {
      const requestId = requestIds.getStore();
      return requestId === undefined ? {} : { requestId };
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Query strings contain tokens, email addresses and messages, so only the path is logged. */
function describeRequest(request: { method?: string; url?: string }): object {
  return { method: request.method, path: request.url?.split('?')[0] };
}

/**
 * PostgreSQL quotes the offending values in its messages and details, so of its errors only the parts that name our own
 * schema are kept.
 */
export function describeError(error: unknown): object {
  if (error instanceof pg.DatabaseError) {
    const { code, table, column, constraint, routine } = error;
    return {
      type: 'DatabaseError',
      code,
      table,
      column,
      constraint,
      routine,
      stack: framesOf(error),
    };
  }
  if (error instanceof Error) {
    const cause = error.cause === undefined ? undefined : describeError(error.cause);
    return { type: error.name, message: error.message, stack: framesOf(error), cause };
  }
  return { type: typeof error };
}

function framesOf(error: Error): string | undefined {
  return error.stack?.slice(error.stack.indexOf('\n    at ')).trim();
}
