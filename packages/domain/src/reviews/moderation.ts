import { MIN_RATINGS, type RatingTotal } from './rating.ts';

/**
 * The states of a review:
 * waiting  only its author and admins see it, until an admin decides
 * shown    everyone sees it, and its stars count unless they are held
 * hidden   an admin has hidden it
 */
export const REVIEW_STATES = ['waiting', 'shown', 'hidden'] as const;

export type ReviewState = (typeof REVIEW_STATES)[number];

export type Moderation = {
  readonly state: ReviewState;
  /** An admin has approved the current text. */
  readonly isConfirmed: boolean;
  /** An admin has hidden this text or an earlier one, and shown none since. */
  readonly wasHidden: boolean;
  /** Reports that no admin has decided on. */
  readonly openReports: number;
  /** The open reports that count towards hiding the review. */
  readonly countedReports: number;
  /** The stars are part of a sudden swing and don't count until an admin has decided. */
  readonly areStarsHeld: boolean;
};

export const MODERATION_DECISIONS = ['show', 'hide'] as const;

export type ModerationDecision = (typeof MODERATION_DECISIONS)[number];

/** The state of a text before any moderation. */
function firstState(holdsLink: boolean): ReviewState {
  return holdsLink ? 'waiting' : 'shown';
}

/** The new text next to the previous state; null for a first review. */
export type Writing = {
  readonly before: Moderation | null;
  readonly isTextChanged: boolean;
  readonly holdsLink: boolean;
};

const NEW: Moderation = {
  state: 'shown',
  isConfirmed: false,
  wasHidden: false,
  openReports: 0,
  countedReports: 0,
  areStarsHeld: false,
};

/**
 * The moderation after the author has written. New text undoes an admin's approval, and waits for an admin if earlier
 * text was hidden by one or by reports, so that an author can't edit a hidden review back onto the page.
 */
export function moderationAfterWriting({ before, isTextChanged, holdsLink }: Writing): Moderation {
  const was = before ?? NEW;
  if (before !== null && !isTextChanged) return was;
  const isReportedOff = was.state === 'waiting' && was.openReports > 0;
  const waits = was.wasHidden || isReportedOff;
  return { ...was, isConfirmed: false, state: waits ? 'waiting' : firstState(holdsLink) };
}

/** A younger account may have been created just for this. */
export const ESTABLISHED_AFTER_DAYS = 30;

export type Reporter = 'creator' | 'owner' | 'established' | 'new' | 'unconfirmed';

/** True for people whose reports count towards hiding the review. Admins see the other reports as well. */
const REPORT_COUNTS: Readonly<Record<Reporter, boolean>> = {
  // Creators aren't neutral about reviews of their guides.
  creator: false,
  owner: true,
  established: true,
  // Anyone can create accounts, even with many confirmed emails.
  new: false,
  unconfirmed: false,
};

/** One person alone can't hide a review. */
const REPORTS_TO_HIDE = 3;

export function reporterOf(person: {
  readonly isGuideCreator: boolean;
  readonly isEmailConfirmed: boolean;
  readonly ownsGuide: boolean;
  readonly accountAgeDays: number;
}): Reporter {
  if (person.isGuideCreator) return 'creator';
  if (!person.isEmailConfirmed) return 'unconfirmed';
  if (person.ownsGuide) return 'owner';
  return person.accountAgeDays >= ESTABLISHED_AFTER_DAYS ? 'established' : 'new';
}

/**
 * The moderation after a report. Enough counted reports hide a shown review. An approved text is only queued, so that
 * repeated reports don't hide it.
 */
export function moderationAfterReport(was: Moderation, reporter: Reporter): Moderation {
  const countedReports = was.countedReports + (REPORT_COUNTS[reporter] ? 1 : 0);
  const isHiding = !was.isConfirmed && countedReports >= REPORTS_TO_HIDE;
  return {
    ...was,
    state: was.state === 'shown' && isHiding ? 'waiting' : was.state,
    openReports: was.openReports + 1,
    countedReports,
  };
}

/**
 * Ratings are a sudden swing when there are enough of them, within a short time, from accounts that are neither
 * established nor have paid for the guide, and they shift the guide's average by this many stars, or it has too few
 * other ratings to be shown.
 */
export const SWING = { windowDays: 7, minRatings: 3, minShift: 0.5 } as const;

/** A recent rating from an account that is neither established nor has paid, and that no admin has accepted. */
export type UnprovenRating = {
  readonly id: number;
  readonly stars: number;
  readonly isHeld: boolean;
};

/** The ids of the ratings to hold for an admin, compared with all other ratings that count. */
export function ratingsToHold(
  others: RatingTotal,
  unproven: readonly UnprovenRating[],
): readonly number[] {
  const swing = swingOf(others, unproven);
  return unproven.filter((each) => !each.isHeld && swing.includes(each)).map(({ id }) => id);
}

/** Without an average to compare with, ratings are compared with the middle. */
const MIDDLE_STARS = 3;

/**
 * The ratings that pull in the direction of a swing. Those against it still count, unless they are a swing themselves:
 * otherwise good ratings could cover for bad ones.
 */
function swingOf(
  others: RatingTotal,
  unproven: readonly UnprovenRating[],
): readonly UnprovenRating[] {
  if (unproven.length < SWING.minRatings || !isSwing(others, unproven)) return [];
  const from = others.count < MIN_RATINGS ? MIDDLE_STARS : others.sum / others.count;
  const pull = unproven.reduce((sum, { stars }) => sum + stars - from, 0);
  const against = unproven.filter(({ stars }) => (stars - from) * pull < 0);
  const along = unproven.filter((each) => !against.includes(each));
  return [...along, ...swingOf(others, against)];
}

function isSwing(others: RatingTotal, unproven: readonly UnprovenRating[]): boolean {
  if (others.count < MIN_RATINGS) return true;
  const sum = unproven.reduce((total, { stars }) => total + stars, others.sum);
  const count = others.count + unproven.length;
  return Math.abs(sum / count - others.sum / others.count) >= SWING.minShift;
}

/** An admin's decision always settles the open reports and held stars. */
const SETTLED = { openReports: 0, countedReports: 0, areStarsHeld: false } as const;

const DECIDED: Readonly<Record<ModerationDecision, Moderation>> = {
  show: { ...SETTLED, state: 'shown', isConfirmed: true, wasHidden: false },
  hide: { ...SETTLED, state: 'hidden', isConfirmed: false, wasHidden: true },
};

export function moderationAfterDecision(decision: ModerationDecision): Moderation {
  return DECIDED[decision];
}

/** The filters for admins: everything to decide on, or everything in one state. */
export const MODERATION_FILTERS = ['open', 'shown', 'hidden'] as const;

export type ModerationFilter = (typeof MODERATION_FILTERS)[number];

type OpenParts = Pick<Moderation, 'state' | 'openReports' | 'areStarsHeld'>;

/** True if an admin has something to decide. */
export function needsModeration({ state, openReports, areStarsHeld }: OpenParts): boolean {
  return state === 'waiting' || openReports > 0 || areStarsHeld;
}

/** The decisions that would change anything. */
export function decisionsFor(was: OpenParts): readonly ModerationDecision[] {
  return MODERATION_DECISIONS.filter(
    (decision) => needsModeration(was) || DECIDED[decision].state !== was.state,
  );
}

/** True if a deleted review leaves its state behind, so that nobody can avoid moderation by deleting and rewriting. */
export function isRememberedWhenDeleted({
  wasHidden,
  openReports,
  areStarsHeld,
}: Pick<Moderation, 'wasHidden' | 'openReports' | 'areStarsHeld'>): boolean {
  return wasHidden || openReports > 0 || areStarsHeld;
}

/** The rating that a review adds to its guide's total. */
export function ratingOf(
  review: (Pick<Moderation, 'state' | 'areStarsHeld'> & { readonly stars: number }) | null,
): RatingTotal {
  const counts = review !== null && review.state === 'shown' && !review.areStarsHeld;
  return counts ? { sum: review.stars, count: 1 } : { sum: 0, count: 0 };
}
