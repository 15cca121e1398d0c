import { ADULT_AGE, MINIMUM_AGE } from '../terms.ts';
import { UNKNOWN_ERROR } from './messages.ts';

const TOKEN_USED = 'You’ve already used this link. Log in with the password you chose.';

export const signUpTexts = {
  failed: 'Error creating account. Please try again.',
  passwordPlaceholder: 'At least 8 characters',
  ageConfirmation: `I’m ${MINIMUM_AGE} or over, and if I’m under ${ADULT_AGE} I have a parent’s permission`,
  ageConfirmationRequired: `Confirm that you’re ${MINIMUM_AGE} or over`,
} as const;

export const passwordTexts = {
  tooShort: 'Password must be at least 8 characters',
  tooLong: 'Use at most 128 characters',
  tooCommon: 'Choose a less common password',
  blank: 'Use letters, numbers or symbols, not only spaces',
  sameAsEmail: 'Choose a password that isn’t your email',
  mismatch: 'Passwords do not match',
} as const;

export const resetTexts = {
  requestFailed: 'There was an error sending the reset link. Please try again.',
  /** The text is the same for known and unknown addresses, so that it doesn't reveal who has an account. */
  requested: 'If there’s an account for this email, we’ll send you a reset link.',
  tokenMissing: 'Missing reset token. Please check your email link or request a new one.',
  tokenInvalid: 'This reset link is invalid or has expired. Please request a new password reset.',
  tokenUsed: TOKEN_USED,
  requestNewLink: 'Request New Reset Link',
  succeeded: 'Your password has been reset, and you’re logged in.',
  failed: UNKNOWN_ERROR,
} as const;

export const confirmationTexts = {
  tokenMissing: 'This link is incomplete. Open it from the email again.',
  tokenInvalid: 'This link has expired or was already used.',
  confirm: 'Confirm your email',
  reminder: 'We’ve emailed you a link. Open it so gifts from friends reach you.',
  succeeded: 'Your email is confirmed.',
  alreadyDone: 'Your email is already confirmed.',
  sent: 'We’ve sent you a new link. Check your inbox.',
  failed: 'We couldn’t confirm your email. Please try again.',
  resendFailed: 'We couldn’t send the link. Please try again.',
  otherAccount: 'This link is for another account. Log in to that account to confirm its email.',
} as const;

export const emailChangeTexts = {
  tokenMissing: 'This link is incomplete. Open it from the email again.',
  tokenInvalid: 'This link has expired, or was cancelled or replaced by a newer one.',
  tokenUsed: 'This link was already used.',
  confirm: 'Confirm your new email',
  succeeded: 'Your email has been changed.',
  failed: 'We couldn’t change your email. Please try again.',
  sameEmail: 'That’s your email already. Enter the new one.',
  otherAccount: 'This link is for another account. Log in to that account to change its email.',
  changedMeanwhile: 'Your account has just been changed elsewhere. Reload the page and try again.',
  taken: 'There’s already an account for this email.',
} as const;

export const activationTexts = {
  tokenMissing: 'Missing activation token. Please check your email link.',
  tokenInvalid: 'This activation link is invalid or has expired. Please contact support.',
  tokenUsed: TOKEN_USED,
  failed: 'There was an error activating your account. Please try again or contact support.',
  activate: 'Activate Account',
  returnHome: 'Return to Home',
  succeeded: 'Your account is active.',
} as const;
