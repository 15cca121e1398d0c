import { REFUSAL_CODES } from '@laneway/domain/refusal';
import { type Static, Type } from './json-schema.ts';
import { reply } from './objects.ts';
import type { ProblemStatus } from './problem-status.ts';
import { oneOf, text } from './scalars.ts';

export const PROBLEM_TYPE = 'application/problem+json';

/** Every reply that is not a success (RFC 9457). */
export const Problem = reply('Problem', {
  type: Type.Literal('about:blank'),
  status: Type.Integer({ minimum: 400, maximum: 599 }),
  title: text(200),
  detail: Type.String({ maxLength: 2_000, description: 'The message to show.' }),
  code: oneOf(REFUSAL_CODES),
  errors: Type.Optional(
    Type.Unsafe<Record<string, string>>({
      type: 'object',
      additionalProperties: text(500),
      description: 'With 422: the error for each field.',
    }),
  ),
  current: Type.Optional(Type.Unknown({ description: 'With stale_version: the current row.' })),
  request_id: Type.Optional(
    Type.String({
      maxLength: 36,
      description: 'From 500 on: the X-Request-Id of every reply, for a report to the operator.',
    }),
  ),
});
export type Problem = Static<typeof Problem>;

/** The specific refusals of a call, as entries of its responses. */
export function problems<S extends ProblemStatus>(...statuses: S[]): Record<S, typeof Problem> {
  return Object.fromEntries(statuses.map((status) => [status, Problem])) as Record<
    S,
    typeof Problem
  >;
}
