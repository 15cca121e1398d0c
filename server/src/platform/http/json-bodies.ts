import type { FastifyInstance } from 'fastify';

/** Far deeper than any valid body. */
export const MAX_NESTING = 32;

/** `problems.ts` recognises it by its code. */
class TooDeepError extends Error {
  readonly code = 'LANEWAY_BODY_TOO_DEEP';
  readonly statusCode = 400;
}

/**
 * Parses JSON bodies. Deeply nested brackets are cheap to send and expensive to parse and validate, so the depth is
 * checked first.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isDeeperThan(body, MAX_NESTING)) done(new TooDeepError());
      else void parse(request, body, done);
    },
  );
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Scans the text once and stops where it is too deep. Invalid JSON is left to the parser. */
export function isDeeperThan(json: string, maxDepth: number): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (inText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) inText = false;
    } else if (code === QUOTE) inText = true;
    else if (OPENING.has(code)) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (CLOSING.has(code)) depth -= 1;
  }
  return false;
}
