import type { Refusal } from '../refusal.ts';
import type { Actor } from '../roles.ts';
import type { ContentStatus } from '../statuses.ts';
import { decide, type Revision, transitionsFrom } from './decide.ts';
import { isAdminOnly, requiresComment, type StatusCallName, TARGETS } from './targets.ts';

export type StatusAction = {
  readonly target: ContentStatus;
  readonly label: string;
  readonly call: StatusCallName;
  readonly commentRequired: boolean;
  /** The problem to fix first; the button is shown disabled with it. */
  readonly blockedBy: Refusal | null;
};

/**
 * The status buttons for this person on this content. On someone else's content an admin gives verdicts but doesn't get
 * the author's actions.
 */
export function availableActions(actor: Actor | null, revision: Revision): readonly StatusAction[] {
  return transitionsFrom(revision.status)
    .map(({ to }) => to)
    .filter((target) => actor?.id === revision.authorId || isAdminOnly(target))
    .flatMap((target) => actionOf(actor, revision, target));
}

/** The author sees the note only while they can act on it; an admin always sees it, and nobody else does. */
export function showsAdminComment(
  actor: Actor | null,
  content: { readonly status: ContentStatus; readonly authorId: number | null },
): boolean {
  if (actor?.role === 'admin') return true;
  return (
    actor?.role === 'creator' && actor.id === content.authorId && requiresComment(content.status)
  );
}

/** One action, or null for someone who may never make the move. */
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
