import type { Actor } from '../roles.ts';
import type { ContentStatus } from '../statuses.ts';
import { requiresComment, TARGET_RULES } from './target-rules.ts';
import { type Transition, transitionsFrom } from './transitions.ts';

/** Which call carries a status change. */
export type StatusEndpoint = 'approve' | 'reject' | 'request_revision' | 'change_status';

const ENDPOINT_OF: Readonly<Record<ContentStatus, StatusEndpoint>> = {
  approved: 'approve',
  rejected: 'reject',
  needs_revision: 'request_revision',
  draft: 'change_status',
  submitted: 'change_status',
  withdrawn: 'change_status',
  published: 'change_status',
};

const LABEL_OF: Readonly<Record<ContentStatus, string>> = {
  // Approving is what publishes: the rest follows by itself.
  approved: 'Publish',
  needs_revision: 'Request Revision',
  rejected: 'Reject',
  submitted: 'Submit',
  withdrawn: 'Withdraw',
  draft: 'Return to Draft',
  // Offered on approved content only, to repeat a transfer that failed.
  published: 'Publish',
};

export type StatusAction = {
  readonly target: ContentStatus;
  readonly label: string;
  readonly endpoint: StatusEndpoint;
  readonly commentRequired: boolean;
};

export function statusEndpointOf(target: ContentStatus): StatusEndpoint {
  return ENDPOINT_OF[target];
}

/**
 * The status buttons that this person gets on this content. On someone else's content an admin
 * gives verdicts but does not act in the author's place; a creator acts on their own only.
 */
export function availableActions(
  actor: Actor | null,
  content: { readonly status: ContentStatus; readonly authorId: number | null },
): readonly StatusAction[] {
  if (actor === null) return [];
  const isAuthor = actor.id === content.authorId;
  return transitionsFrom(content.status, actor.role)
    .filter(({ to }) => isOffered(actor, isAuthor, to))
    .map(toAction);
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

function isOffered(actor: Actor, isAuthor: boolean, target: ContentStatus): boolean {
  return isAuthor || (actor.role === 'admin' && TARGET_RULES[target].adminOnly);
}

function toAction({ to }: Transition): StatusAction {
  return {
    target: to,
    label: LABEL_OF[to],
    endpoint: ENDPOINT_OF[to],
    commentRequired: requiresComment(to),
  };
}
