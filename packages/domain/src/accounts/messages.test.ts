import { describe, expect, it } from 'vitest';
import { activationTexts, resetTexts, signUpTexts } from './form-messages.ts';
import { authTexts, loadingTexts } from './messages.ts';

describe('account texts', () => {
  it.each([
    [authTexts.invalidCredentials, 'Invalid email or password. Please try again.'],
    [authTexts.statusCheckFailed, 'Failed to check authentication status.'],
    [authTexts.refreshFailed, 'Failed to refresh token.'],
    [authTexts.refreshedWithoutUser, 'Token refreshed, but state update failed.'],
    [authTexts.logoutFailed, 'Logout failed'],
    [authTexts.unexpectedCheckError, 'Unexpected error during auth check:'],
    [authTexts.noSession, 'No existing session found'],
    [authTexts.notAuthenticated, 'User is not authenticated'],
    [signUpTexts.failed, 'Error creating account. Please try again.'],
    [signUpTexts.passwordPlaceholder, 'At least 8 characters'],
    [
      signUpTexts.ageConfirmation,
      'I’m 16 or over, and if I’m under 18 I have a parent’s permission',
    ],
    [resetTexts.requestFailed, 'There was an error sending the reset link. Please try again.'],
    [resetTexts.requestNewLink, 'Request New Reset Link'],
    [resetTexts.failed, 'An error occurred. Please try again.'],
    [
      activationTexts.failed,
      'There was an error activating your account. Please try again or contact support.',
    ],
    [activationTexts.activate, 'Activate Account'],
    [activationTexts.returnHome, 'Return to Home'],
    [loadingTexts.loading, 'Loading...'],
    [loadingTexts.loggingIn, 'Logging in...'],
    [loadingTexts.processing, 'Processing...'],
    [loadingTexts.sending, 'Sending...'],
    [loadingTexts.validatingResetLink, 'Validating reset link...'],
  ])('keep their wording: %s', (text, expected) => {
    expect(text).toBe(expected);
  });
});
