import { passwordTexts } from '@laneway/domain/accounts/form-messages';
import { authTexts } from '@laneway/domain/accounts/messages';
import { passwordError } from '@laneway/domain/accounts/password';

/** The errors of a new password and its confirmation, each for its own field. */
export function newPasswordErrors(password = '', confirmation = '', email: string | null = null) {
  const error = password === '' ? authTexts.passwordRequired : passwordError(password, email);
  const isMismatch = error === null && password !== confirmation;
  return { password: error, confirmation: isMismatch ? passwordTexts.mismatch : null };
}
