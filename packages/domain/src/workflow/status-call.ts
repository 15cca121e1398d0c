import { parseRecordId, type RecordId } from '../guides/ids.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import { type ContentStatus, isContentStatus } from '../statuses.ts';
import { settleComment } from './comments.ts';
import { requireActor, type SessionActor } from './decide.ts';
import { PRIVILEGE_TEXTS, statusServiceTexts, transitionTexts } from './messages.ts';
import { type StatusCallName, TARGETS } from './targets.ts';

export type StatusRequest = {
  readonly guideId: RecordId;
  readonly target: string;
  readonly actor: SessionActor;
  readonly comment?: string | null | undefined;
};

export type StatusCall = {
  readonly call: StatusCallName;
  readonly guideId: number;
  readonly target: ContentStatus;
  readonly comment: string | null;
};

/**
 * Validates a status change before sending, and returns its call. It doesn't know the guide's current status, which the
 * server checks.
 */
export function prepareStatusCall(request: StatusRequest): Result<StatusCall, Refusal> {
  const { target } = request;
  const guideId = parseRecordId(request.guideId);
  if (guideId === null) {
    return fail(refusal('invalid_input', statusServiceTexts.guideIdRequired));
  }
  if (!isContentStatus(target)) {
    return fail(refusal('invalid_input', transitionTexts.invalidStatus(target)));
  }
  const actor = requireActor(request.actor);
  if (!actor.ok) return actor;
  const { call, setBy } = TARGETS[target];
  if (!setBy.includes(actor.value.role)) {
    return fail(refusal('not_allowed', PRIVILEGE_TEXTS[target]));
  }
  const comment = settleComment(target, 'service', request.comment);
  return comment.ok
    ? ok({ call, guideId, target, comment: comment.value })
    : fail(refusal('invalid_input', comment.error, { comment: comment.error }));
}
