import type { PendingGuide } from '@laneway/contract/authoring';
import { readPendingGuide } from '@laneway/contract/editing/read-guide';
import type { Actor } from '@laneway/domain/roles';
import type { ContentStatus } from '@laneway/domain/statuses';
import { availableActions, type StatusAction } from '@laneway/domain/workflow/actions';
import { mayRepeatTransfer } from '@laneway/domain/workflow/transfer';

/** From left to right: the author's own moves, then the verdicts, Publish at the end. */
const ORDER: readonly ContentStatus[] = [
  'withdrawn',
  'draft',
  'submitted',
  'rejected',
  'needs_revision',
  'approved',
  'published',
];

/** The status buttons of a review. Publishing again is offered only after a failed transfer. */
export function reviewActions(actor: Actor, row: PendingGuide): readonly StatusAction[] {
  const { status, author, content, transfer } = readPendingGuide(row);
  const revision = { status, authorId: author.id, parts: content, anotherDraftOpen: false };
  const isOffered = ({ target }: StatusAction) =>
    target !== 'published' || (transfer !== null && mayRepeatTransfer(transfer));
  return availableActions(actor, revision)
    .filter(isOffered)
    .toSorted((a, b) => ORDER.indexOf(a.target) - ORDER.indexOf(b.target));
}

export function isPublish({ target }: Pick<StatusAction, 'target'>): boolean {
  return target === 'approved' || target === 'published';
}
