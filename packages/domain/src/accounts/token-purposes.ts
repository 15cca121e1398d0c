/** The purpose of an emailed link; also the type parameter of its URL. */
export const TOKEN_PURPOSES = [
  'password_reset',
  'account_activation',
  'email_confirmation',
  'email_change',
] as const;

export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];
