/**
 * The states of a review:
 * waiting  only its author and admins see it, until an admin decides
 * shown    everyone sees it, and its stars count
 * hidden   an admin has hidden it
 */
export const REVIEW_STATES = ['waiting', 'shown', 'hidden'] as const;

export type ReviewState = (typeof REVIEW_STATES)[number];

export type Moderation = {
  readonly state: ReviewState;
  /** An admin has read the text as it is and shown it. */
  readonly isConfirmed: boolean;
  /** Reports that no admin has decided on. */
  readonly openReports: number;
};

export const MODERATION_DECISIONS = ['show', 'hide'] as const;

export type ModerationDecision = (typeof MODERATION_DECISIONS)[number];

/** The state of a text that nobody has moderated. */
function firstState(holdsLink: boolean): ReviewState {
  return holdsLink ? 'waiting' : 'shown';
}

/** What an author has written, beside what there was before; null for a first review. */
export type Writing = {
  readonly before: Moderation | null;
  readonly isTextChanged: boolean;
  readonly holdsLink: boolean;
};

const NEW: Moderation = { state: 'shown', isConfirmed: false, openReports: 0 };

/**
 * After its author has written it. New words undo what an admin confirmed, but neither what an admin hid nor what others
 * reported: an author can't edit a review back onto the page.
 */
export function moderationAfterWriting({ before, isTextChanged, holdsLink }: Writing): Moderation {
  const was = before ?? NEW;
  if (before !== null && !isTextChanged) return was;
  const settled = { ...was, isConfirmed: false };
  if (was.state === 'hidden') return settled;
  if (was.openReports > 0) return { ...settled, state: 'waiting' };
  return { ...settled, state: firstState(holdsLink) };
}

/** A guide's creator has an interest in what is said about it. */
export type Reporter = 'reader' | 'creator';

/**
 * Whether a report takes a shown review off the page until an admin has decided. Otherwise it only queues the review:
 * what an admin has confirmed can't be taken down again by reporting it again and again, and creators can't take down
 * what they don't like to read.
 */
const REPORT_HIDES: Readonly<Record<Reporter, Readonly<Record<'new' | 'confirmed', boolean>>>> = {
  reader: { new: true, confirmed: false },
  creator: { new: false, confirmed: false },
};

export function moderationAfterReport(was: Moderation, reporter: Reporter): Moderation {
  const hides = REPORT_HIDES[reporter][was.isConfirmed ? 'confirmed' : 'new'];
  const state = was.state === 'shown' && hides ? 'waiting' : was.state;
  return { ...was, state, openReports: was.openReports + 1 };
}

/** What an admin decides; either way the open reports are dealt with. */
const DECIDED: Readonly<Record<ModerationDecision, Moderation>> = {
  show: { state: 'shown', isConfirmed: true, openReports: 0 },
  hide: { state: 'hidden', isConfirmed: false, openReports: 0 },
};

export function moderationAfterDecision(decision: ModerationDecision): Moderation {
  return DECIDED[decision];
}

/** What admins may list: what they have to decide on, or everything in one state. */
export const MODERATION_FILTERS = ['open', 'shown', 'hidden'] as const;

export type ModerationFilter = (typeof MODERATION_FILTERS)[number];

/** Whether an admin has something to decide. */
export function needsModeration({ state, openReports }: Moderation): boolean {
  return state === 'waiting' || openReports > 0;
}

/** The decisions that would change anything. */
export function decisionsFor(was: Moderation): readonly ModerationDecision[] {
  return MODERATION_DECISIONS.filter(
    (decision) => needsModeration(was) || DECIDED[decision].state !== was.state,
  );
}

/** Whether a deleted review leaves its state behind, so that nobody deletes and rewrites what an admin is to judge. */
export function isRememberedWhenDeleted({ state, openReports }: Moderation): boolean {
  return state === 'hidden' || openReports > 0;
}

/** What a review adds to its guide's ratings. */
export function ratingOf(review: { readonly state: ReviewState; readonly stars: number } | null): {
  readonly sum: number;
  readonly count: number;
} {
  return review?.state === 'shown' ? { sum: review.stars, count: 1 } : { sum: 0, count: 0 };
}
