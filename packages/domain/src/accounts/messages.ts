export const loadingTexts = {
  loading: 'Loading...',
  loggingIn: 'Logging in...',
  processing: 'Processing...',
  sending: 'Sending...',
  validatingResetLink: 'Validating reset link...',
} as const;

/** The fallback when the cause is unknown. */
export const UNKNOWN_ERROR = 'An error occurred. Please try again.';

export const authTexts = {
  invalidCredentials: 'Invalid email or password. Please try again.',
  statusCheckFailed: 'Failed to check authentication status.',
  refreshFailed: 'Failed to refresh token.',
  refreshedWithoutUser: 'Token refreshed, but state update failed.',
  logoutFailed: 'Logout failed',
  unexpectedCheckError: 'Unexpected error during auth check:',
  noSession: 'No existing session found',
  notAuthenticated: 'User is not authenticated',
  nameRequired: 'Enter your name',
  emailRequired: 'Enter your email',
  passwordRequired: 'Enter a password',
  emailInvalid: 'Enter a valid email, like sam@example.com',
} as const;
