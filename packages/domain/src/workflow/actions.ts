import type { Refusal } from '../refusal.ts';
import type { Actor } from '../roles.ts';
import type { ContentStatus } from '../statuses.ts';
import { decide, type Revision } from './decide.ts';
import { isAdminOnly, requiresComment, type StatusCallName, TARGETS } from './targets.ts';
import { transitionsFrom } from './transitions.ts';

export type StatusAction = {
  readonly target: ContentStatus;
  readonly label: string;
  /** The call that carries the change. */
  readonly call: StatusCallName;
  readonly commentRequired: boolean;
  /** What has to be put right first; the button is shown with it, but does nothing. */
  readonly blockedBy: Refusal | null;
};

/**
 * The status buttons that this person gets on this content. On someone else's content an admin
 * gives verdicts but is not offered the author's own moves.
 */
export function availableActions(actor: Actor | null, revision: Revision): readonly StatusAction[] {
  return transitionsFrom(revision.status)
    .map(({ to }) => to)
    .filter((target) => actor?.id === revision.authorId || isAdminOnly(target))
    .flatMap((target) => actionOf(actor, revision, target));
}

/**
 * The note to the author is for the author to act on, so it shows to them only while they have
 * something to act on; an admin always sees it, and nobody else does.
 */
export function showsAdminComment(
  actor: Actor | null,
  content: { readonly status: ContentStatus; readonly authorId: number | null },
): boolean {
  if (actor?.role === 'admin') return true;
  return (
    actor?.role === 'creator' && actor.id === content.authorId && requiresComment(content.status)
  );
}

/** One action, or none for someone who may not make the move whatever the content is like. */
function actionOf(
  actor: Actor | null,
  revision: Revision,
  target: ContentStatus,
): readonly StatusAction[] {
  const decision = decide(actor, revision, target, { askedBy: 'button' });
  const blockedBy = decision.ok ? null : decision.error;
  if (blockedBy?.code === 'not_allowed' || blockedBy?.code === 'not_signed_in') return [];
  const { label, call } = TARGETS[target];
  return [{ target, label, call, commentRequired: requiresComment(target), blockedBy }];
}
