import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import { type Role, satisfiesRole } from '../roles.ts';
import { formatDate, OUR_TIME_ZONE } from '../text/dates.ts';
import { visibleText } from '../text/quoted-text.ts';
import { DAY_MS } from '../timing.ts';
import { completeLink } from './profile-links.ts';

/**
 * The states of a request to become a creator:
 * open      an admin has to decide
 * approved  the person got the role
 * declined  with a reason; the person may ask again later
 */
export const CREATOR_REQUEST_STATES = ['open', 'approved', 'declined'] as const;

export type CreatorRequestState = (typeof CREATOR_REQUEST_STATES)[number];

/** Long enough to make something worth another look. */
export const ASK_AGAIN_AFTER_DAYS = 30;

export const creatorRequestTexts = {
  textRequired: 'Tell us what you’d like to make',
  badLink: 'Enter a link that starts with https://, or leave it empty',
  reasonRequired: 'Enter a reason',
  alreadyCreator: 'You’re a creator already. Open the creator dashboard to make a guide.',
  notFound: 'Request not found',
  alreadyApproved: 'Someone has already approved this request.',
  alreadyDeclined: 'Someone has already declined this request.',
  hasRoleAlready: 'They’re a creator already. Close the request instead.',
  askAgainFrom: (date: string) => `You can ask again from ${date}.`,
} as const;

/** The latest request of a person. */
export type CreatorRequest = {
  readonly state: CreatorRequestState;
  readonly decidedAt: Date | null;
};

/** The time from which someone may ask again; null unless their request was declined. */
export function askAgainAt({ state, decidedAt }: CreatorRequest): Date | null {
  if (state !== 'declined' || decidedAt === null) return null;
  return new Date(decidedAt.getTime() + ASK_AGAIN_AFTER_DAYS * DAY_MS);
}

/**
 * Decides whether a person may ask to become a creator. An open request is returned again instead of a second one. Someone
 * who lost the role after an approval may ask at once.
 */
export function decideAsking(
  role: Role,
  latest: CreatorRequest | null,
  now: Date,
): Result<'new' | 'same', Refusal> {
  if (satisfiesRole(role, 'creator')) {
    return fail(refusal('conflict', creatorRequestTexts.alreadyCreator));
  }
  if (latest?.state === 'open') return ok('same');
  const again = latest === null ? null : askAgainAt(latest);
  if (again === null || again <= now) return ok('new');
  const date = formatDate(again.toISOString(), OUR_TIME_ZONE) ?? '';
  return fail(refusal('conflict', creatorRequestTexts.askAgainFrom(date)));
}

export const CREATOR_REQUEST_DECISIONS = ['approved', 'declined'] as const;

export type CreatorRequestDecision = (typeof CREATOR_REQUEST_DECISIONS)[number];

/** A request that an admin decides on, with its sender's role at that time. */
export type RequestToDecide = {
  readonly state: CreatorRequestState;
  /** Why it was declined. */
  readonly reason: string | null;
  readonly role: Role;
};

export type RequestDecision =
  | { readonly decision: Extract<CreatorRequestDecision, 'approved'> }
  | {
      readonly decision: Extract<CreatorRequestDecision, 'declined'>;
      readonly reason: string;
    };

/**
 * Repeating a decision changes nothing; reversing it, or giving another reason, is refused. The request of someone who
 * got the role in another way can't be declined any more. Approving it only closes it: they aren't told again.
 */
export function decideRequest(
  { state, reason, role }: RequestToDecide,
  decided: RequestDecision,
): Result<'decided' | 'closed' | 'unchanged', Refusal> {
  const { alreadyApproved, alreadyDeclined, hasRoleAlready } = creatorRequestTexts;
  const isDeclining = decided.decision === 'declined';
  if (state === 'open') {
    if (!satisfiesRole(role, 'creator')) return ok('decided');
    return isDeclining ? fail(refusal('conflict', hasRoleAlready)) : ok('closed');
  }
  const isRepeated = isDeclining
    ? state === 'declined' && decided.reason === reason
    : state === 'approved';
  if (isRepeated) return ok('unchanged');
  return fail(refusal('conflict', state === 'approved' ? alreadyApproved : alreadyDeclined));
}

/** No user info before the host, which may look like a host itself: https://walks.example@evil.example. */
const WEB_PAGE = /^https?:\/\/[^\s/.@?#\\]+\.[^\s/@?#\\]+(?:[/?#]\S*)?$/i;

/** The link in its stored form, null for none. Admins click it, so only web pages are accepted. */
export function readRequestLink(text: string | null | undefined): Result<string | null, Refusal> {
  const link = completeLink(visibleText(text ?? ''));
  if (link === '') return ok(null);
  if (WEB_PAGE.test(link)) return ok(link);
  const { badLink } = creatorRequestTexts;
  return fail(refusal('invalid_input', badLink, { link: badLink }));
}
