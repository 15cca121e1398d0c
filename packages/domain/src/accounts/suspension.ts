import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import { tidyText } from '../text/tidy-text.ts';

/** The actions of an admin on an account besides changing its role. Each needs a reason, which its owner is told. */
export const SUSPENSION_ACTS = ['suspend', 'reinstate'] as const;

export type SuspensionAct = (typeof SUSPENSION_ACTS)[number];

export const suspensionTexts = {
  /** Shown to the owner only, after a correct password or with a link sent to their email. */
  suspended:
    'Your account is suspended, and we’ve emailed you the reason. To message us, choose “Trouble logging in?” on the login page.',
  reasonRequired: 'Enter a reason',
  ownAccount: 'You can’t suspend your own account. Ask another admin to do it.',
  lastAdmin: 'This is the only admin. Make someone else an admin first.',
  alreadySuspended: 'Someone has already suspended this account.',
  notSuspended: 'This account isn’t suspended.',
} as const;

/** Why a session ended, for someone who was logged in when their account was suspended. */
export function suspendedText(reason: string | null): string {
  if (reason === null) return suspensionTexts.suspended;
  return `We’ve suspended your account for this reason: “${reason}”. To message us, choose “Trouble logging in?” on the login page.`;
}

/** The account that an admin wants to suspend or reinstate. */
export type AccountStanding = {
  readonly isSuspended: boolean;
  /** The reason of the latest suspension or reinstatement; null if there was none. */
  readonly latestReason: string | null;
  /** True for the account of the admin who decides. */
  readonly isOwn: boolean;
  /** True if nobody else is an admin who can log in. */
  readonly isLastAdmin: boolean;
};

/** The reason in its stored form. */
export function readSuspensionReason(typed: string): Result<string, Refusal> {
  const reason = tidyText(typed);
  if (reason !== null) return ok(reason);
  const { reasonRequired } = suspensionTexts;
  return fail(refusal('invalid_input', reasonRequired, { reason: reasonRequired }));
}

/**
 * Decides whether an admin may suspend or reinstate an account. Repeating an act with the same reason changes nothing;
 * with another reason it is refused, because the owner has been told the first one.
 */
export function decideSuspension(
  act: SuspensionAct,
  reason: string,
  { isSuspended, latestReason, isOwn, isLastAdmin }: AccountStanding,
): Result<'changed' | 'unchanged', Refusal> {
  const isSuspending = act === 'suspend';
  if (isSuspended === isSuspending) {
    if (latestReason === reason) return ok('unchanged');
    const { alreadySuspended, notSuspended } = suspensionTexts;
    return fail(refusal('conflict', isSuspending ? alreadySuspended : notSuspended));
  }
  if (isSuspending && isLastAdmin) return fail(refusal('conflict', suspensionTexts.lastAdmin));
  if (isSuspending && isOwn) return fail(refusal('conflict', suspensionTexts.ownAccount));
  return ok('changed');
}
