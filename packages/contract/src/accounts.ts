import { TOKEN_PURPOSES } from '@laneway/domain/accounts/token-purposes';
import { ROLES } from '@laneway/domain/roles';
import { WaitingGift } from './gifts.ts';
import { type Static, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { page, pagingFields } from './paging.ts';
import {
  Bio,
  Count,
  Email,
  Id,
  nullable,
  oneOf,
  PortraitPath,
  ProfileLinks,
  Timestamp,
  text,
} from './scalars.ts';

export const accountFields = {
  u_id: Id,
  u_name: text(LIMITS.name),
  u_email: Email,
  user_role: oneOf(ROLES),
};

const sessionFields = {
  /** A handle that the client keeps in memory; the session itself is in cookies that scripts can't read. */
  access_token: text(LIMITS.token),
  token_expiry: Timestamp,
};

export const Account = reply('Account', accountFields);
export type Account = Static<typeof Account>;

/** The logged-in user. */
export const User = reply('User', {
  ...accountFields,
  /** True if the email has been verified by a link sent to it. */
  email_verified: Type.Boolean(),
  ...sessionFields,
});
export type User = Static<typeof User>;

export const Profile = reply('Profile', {
  u_name: text(LIMITS.name),
  u_bio: Bio,
  u_links: ProfileLinks,
  u_portrait: PortraitPath,
  /** True for creators with a live guide, who have a public page. */
  has_page: Type.Boolean(),
});
export type Profile = Static<typeof Profile>;

export const SaveProfileBody = request('SaveProfileBody', {
  u_bio: Bio,
  /** Links to web pages; without them, those that are there stay. */
  u_links: Type.Optional(ProfileLinks),
});
export type SaveProfileBody = Static<typeof SaveProfileBody>;

export const Session = reply('Session', sessionFields);
export type Session = Static<typeof Session>;

/** The text shown when a request was accepted and there is no row to show. */
export const Acknowledgement = reply('Acknowledgement', { detail: text(500) });
export type Acknowledgement = Static<typeof Acknowledgement>;

const Password = text(LIMITS.password);
const Token = text(LIMITS.token);
const EmailInput = text(LIMITS.email);
const NameInput = text(LIMITS.name);
const AgeConfirmed = Type.Boolean({
  description: 'The user is 16 or over and, if under 18, has a parent’s permission.',
});

export const LoginBody = request('LoginBody', {
  u_email: EmailInput,
  u_password: Password,
  rememberMe: Type.Optional(Type.Boolean()),
});
export type LoginBody = Static<typeof LoginBody>;

export const CreateUserBody = request('CreateUserBody', {
  u_email: EmailInput,
  u_password: Password,
  u_name: NameInput,
  age_confirmed: Type.Optional(AgeConfirmed),
});
export type CreateUserBody = Static<typeof CreateUserBody>;

export const SaveNameBody = request('SaveNameBody', { u_name: NameInput });
export type SaveNameBody = Static<typeof SaveNameBody>;

export const ChangePasswordBody = request('ChangePasswordBody', {
  current_password: Password,
  new_password: Password,
});
export type ChangePasswordBody = Static<typeof ChangePasswordBody>;

export const RequestEmailChangeBody = request('RequestEmailChangeBody', {
  email: EmailInput,
  u_password: Password,
});
export type RequestEmailChangeBody = Static<typeof RequestEmailChangeBody>;

/** A new email that waits to be confirmed. Both fields are null if there is none. */
export const EmailChange = reply('EmailChange', {
  new_email: nullable(Email),
  expires_at: nullable(Timestamp),
});
export type EmailChange = Static<typeof EmailChange>;

export const PortraitQuery = request('PortraitQuery', { v: Type.Optional(text(20)) });

export const DeleteUserBody = request('DeleteUserBody', { u_password: Password });
export type DeleteUserBody = Static<typeof DeleteUserBody>;

export const EmailBody = request('EmailBody', { email: EmailInput });
export type EmailBody = Static<typeof EmailBody>;

export const ValidateResetTokenQuery = request('ValidateResetTokenQuery', {
  token: Token,
  type: Type.Optional(oneOf(TOKEN_PURPOSES)),
});
export type ValidateResetTokenQuery = Static<typeof ValidateResetTokenQuery>;

export const ValidToken = reply('ValidToken', {
  valid: Type.Literal(true),
  /**
   * Complete for an activation and a confirmation, which log in with it; masked for a password reset; the new one for a
   * change.
   */
  email: text(LIMITS.email),
  /** The owner of the account, so that nobody confirms one they didn't open. */
  name: Type.Optional(text(LIMITS.name)),
  /** A gift that is delivered when the link activates the account. */
  gift: Type.Optional(WaitingGift),
});
export type ValidToken = Static<typeof ValidToken>;

export const ConfirmEmailBody = request('ConfirmEmailBody', { token: Token });
export type ConfirmEmailBody = Static<typeof ConfirmEmailBody>;

export const ResetPasswordBody = request('ResetPasswordBody', {
  token: Token,
  new_password: Password,
});
export type ResetPasswordBody = Static<typeof ResetPasswordBody>;

/** The browser that used the link is logged in. */
export const PasswordReset = reply('PasswordReset', { detail: text(500), user: User });
export type PasswordReset = Static<typeof PasswordReset>;

export const ActivateAccountBody = request('ActivateAccountBody', {
  token: Token,
  password: Password,
  name: NameInput,
  age_confirmed: Type.Optional(AgeConfirmed),
});
export type ActivateAccountBody = Static<typeof ActivateAccountBody>;

export const ACCOUNT_STATES = ['active', 'awaiting_activation', 'suspended', 'deleted'] as const;

/** An account as admins manage it. */
export const ManagedUser = reply('ManagedUser', {
  ...accountFields,
  state: oneOf(ACCOUNT_STATES),
  /** True if the email has been verified by a link sent to it. */
  email_verified: Type.Boolean(),
  created_at: Timestamp,
  guides_owned: Count,
  guides_authored: Count,
});
export type ManagedUser = Static<typeof ManagedUser>;

export const ManagedUserPage = page('ManagedUserPage', ManagedUser);
export type ManagedUserPage = Static<typeof ManagedUserPage>;

export const ListUsersQuery = request('ListUsersQuery', {
  search: Type.Optional(text(LIMITS.searchTerms)),
  role: Type.Optional(oneOf(ROLES)),
  ...pagingFields,
});
export type ListUsersQuery = Static<typeof ListUsersQuery>;

export const SetUserRoleBody = request('SetUserRoleBody', { user_role: oneOf(ROLES) });
export type SetUserRoleBody = Static<typeof SetUserRoleBody>;
