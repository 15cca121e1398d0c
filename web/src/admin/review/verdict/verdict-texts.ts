import type { ContentStatus } from '@laneway/domain/statuses';
import { adminActionTexts, statusSuccessText } from '@laneway/domain/workflow/messages';
import { transferText } from '@laneway/domain/workflow/transfer';
import { ApiProblem, NetworkError } from '../../../api/failures.ts';

export type VerdictFacts = {
  readonly title: string;
  readonly author: string;
  /** True if there is a published guide that this revision replaces. */
  readonly replacesLive: boolean;
};

type VerdictWords = {
  readonly question: (title: string) => string;
  readonly consequence: (facts: VerdictFacts) => string;
  readonly busy: string;
};

/** The texts of each dialog, by target status. */
export const VERDICT_WORDS: Readonly<Record<ContentStatus, VerdictWords>> = {
  approved: {
    question: (title) => `Publish ${title}?`,
    consequence: ({ replacesLive }) =>
      replacesLive
        ? 'It replaces the live guide as soon as its files are ready.'
        : 'It goes live as soon as its files are ready.',
    busy: 'Publishing...',
  },
  published: {
    question: (title) => `Publish ${title} again?`,
    consequence: () => 'The last transfer failed. We’ll start it again.',
    busy: 'Publishing...',
  },
  needs_revision: {
    question: (title) => `Request a revision of ${title}?`,
    consequence: ({ author }) =>
      `${author} gets your comment and notes, and can edit the guide again.`,
    busy: 'Sending...',
  },
  rejected: {
    question: (title) => `Reject ${title}?`,
    consequence: ({ author }) =>
      `${author} gets your comment and notes. This draft can’t be submitted again.`,
    busy: 'Rejecting...',
  },
  withdrawn: {
    question: (title) => `Withdraw ${title}?`,
    consequence: () => 'It won’t be reviewed. You can return it to draft at any time.',
    busy: 'Withdrawing...',
  },
  draft: {
    question: (title) => `Return ${title} to draft?`,
    consequence: () => 'You can edit it again, and submit it when it’s ready.',
    busy: 'Returning...',
  },
  submitted: {
    question: (title) => `Submit ${title}?`,
    consequence: () => 'Our reviewers will have a look. You can’t edit the guide while they do.',
    busy: 'Submitting...',
  },
};

/** The message after the move. The transfer publishes later. */
export function movedText(target: ContentStatus): string {
  return target === 'published'
    ? transferText({ state: 'transferring' })
    : statusSuccessText(target);
}

const NAMED_ACTIONS: Readonly<Partial<Record<ContentStatus, string>>> = {
  approved: 'approve',
  rejected: 'reject',
};

export function moveFailedText(target: ContentStatus, error: unknown): string {
  const action = NAMED_ACTIONS[target];
  const reason = reasonOf(error);
  return action === undefined
    ? adminActionTexts.updateFailed(reason ?? fallbackOf(error))
    : adminActionTexts.actionFailed(action, reason ?? adminActionTexts.unknownCallError);
}

function reasonOf(error: unknown): string | null {
  const isForPeople = error instanceof ApiProblem || error instanceof NetworkError;
  return isForPeople && error.message !== '' ? error.message : null;
}

/** The text for a reply without a reason, or no reply at all. */
function fallbackOf(error: unknown): string {
  return error instanceof ApiProblem
    ? adminActionTexts.statusChangeFailed
    : adminActionTexts.unknownErrorOccurred;
}
