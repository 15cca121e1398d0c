import { authTexts, passwordTexts } from '@laneway/domain/accounts/messages';
import { passwordComplaint } from '@laneway/domain/accounts/password';

/** What a new password and its repetition are told, each at its own field. */
export function newPasswordComplaints(
  password = '',
  confirmation = '',
  email: string | null = null,
) {
  const complaint =
    password === '' ? authTexts.passwordRequired : passwordComplaint(password, email);
  const isMismatch = complaint === null && password !== confirmation;
  return { password: complaint, confirmation: isMismatch ? passwordTexts.mismatch : null };
}
