/** What a mailed link is for; also the address's type parameter. */
export const TOKEN_PURPOSES = [
  'password_reset',
  'account_activation',
  'email_confirmation',
] as const;

export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];
