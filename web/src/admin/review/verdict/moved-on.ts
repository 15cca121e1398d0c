import type { PendingGuide } from '@laneway/contract/authoring';
import type { GuideHistoryEntry } from '@laneway/contract/review';
import type { ContentStatus } from '@laneway/domain/statuses';

/** What somebody did to a guide during its review, by its current status. */
const PAST_ACTIONS: Readonly<Record<ContentStatus, string>> = {
  approved: 'has already published this guide.',
  published: 'has already published this guide.',
  rejected: 'has already rejected this guide.',
  needs_revision: 'has already requested a revision of this guide.',
  withdrawn: 'has withdrawn this guide.',
  draft: 'has returned this guide to draft.',
  submitted: 'has submitted this guide again. Look at what’s changed, then decide.',
};

const UNKNOWN = 'This guide has changed since you opened it. Look at it again, then decide.';

/** The message when a guide has changed during the review; null if it hasn't, and the refusal has another reason. */
export function movedOnText(
  reviewedVersion: number,
  now: Pick<PendingGuide, 'pg_version' | 'pg_pending_status'>,
  history: readonly GuideHistoryEntry[],
): string | null {
  if (now.pg_version === reviewedVersion) return null;
  const who = moverTo(now.pg_pending_status, history);
  return who === null ? UNKNOWN : `${who} ${PAST_ACTIONS[now.pg_pending_status]}`;
}

/** Publishing is the result of somebody's approval. */
function moverTo(status: ContentStatus, history: readonly GuideHistoryEntry[]): string | null {
  const decided = status === 'published' ? 'approved' : status;
  const moves = history
    .filter(({ to_status }) => to_status === decided)
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return moves[0]?.actor_name ?? null;
}
