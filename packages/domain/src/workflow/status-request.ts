import { parseRecordId, type RecordId } from '../guides/ids.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import { type Role, satisfiesRole } from '../roles.ts';
import { type ContentStatus, isContentStatus } from '../statuses.ts';
import { type StatusEndpoint, statusEndpointOf } from './actions.ts';
import { isBlank } from './comments.ts';
import { PRIVILEGE_TEXTS, statusServiceTexts, transitionTexts } from './messages.ts';
import { TARGET_RULES } from './target-rules.ts';

export type StatusRequest = {
  readonly guideId: RecordId;
  readonly target: string;
  readonly actor: { readonly id: number | null; readonly role: Role } | null;
  readonly comment?: string | null | undefined;
};

export type StatusCall = {
  readonly endpoint: StatusEndpoint;
  readonly guideId: number;
  readonly target: ContentStatus;
  readonly comment: string | null;
};

const COMMENT_COMPLAINTS: Readonly<Partial<Record<ContentStatus, string>>> = {
  rejected: statusServiceTexts.rejectionCommentRequired,
  needs_revision: statusServiceTexts.revisionCommentRequired,
};

/**
 * What a status change needs before it is worth sending, and the call that carries it. Knows
 * nothing of the guide's present status: that is the server's to judge.
 */
export function statusCall(request: StatusRequest): Result<StatusCall, Refusal> {
  const { target, actor } = request;
  const guideId = parseRecordId(request.guideId);
  if (guideId === null) {
    return fail(refusal('invalid_input', statusServiceTexts.guideIdRequired));
  }
  if (!isContentStatus(target)) {
    return fail(refusal('invalid_input', transitionTexts.invalidStatus(target)));
  }
  if (actor === null) return fail(refusal('not_signed_in', transitionTexts.notAuthenticated));
  if (actor.id === null) return fail(refusal('not_signed_in', transitionTexts.userIdRequired));
  if (!satisfiesRole(actor.role, TARGET_RULES[target].adminOnly ? 'admin' : 'creator')) {
    return fail(refusal('not_allowed', PRIVILEGE_TEXTS[target]));
  }
  const complaint = COMMENT_COMPLAINTS[target];
  if (complaint !== undefined && isBlank(request.comment)) {
    return fail(refusal('invalid_input', complaint, { comment: complaint }));
  }
  const comment = isBlank(request.comment) ? null : (request.comment?.trim() ?? null);
  return ok({ endpoint: statusEndpointOf(target), guideId, target, comment });
}
