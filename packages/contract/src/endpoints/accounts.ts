import {
  Account,
  Acknowledgement,
  ActivateAccountBody,
  ChangePasswordBody,
  ConfirmEmailBody,
  CreateUserBody,
  DeleteUserBody,
  EmailBody,
  EmailChange,
  ListUsersQuery,
  LoginBody,
  ManagedUser,
  ManagedUserPage,
  PasswordReset,
  PortraitQuery,
  Profile,
  RequestEmailChangeBody,
  ResetPasswordBody,
  SaveNameBody,
  SaveProfileBody,
  Session,
  SetUserRoleBody,
  User,
  ValidateResetTokenQuery,
  ValidToken,
} from '../accounts.ts';
import { EMPTY, type EndpointsOf, WEBP } from '../endpoint-schema.ts';
import {
  AccountActPage,
  ManagedPerson,
  OwnSessionPage,
  SessionParams,
  SuspensionBody,
  UserSessionPage,
} from '../managed-users.ts';
import { IdParams } from '../objects.ts';
import { PageQuery } from '../paging.ts';
import { problems } from '../problem.ts';
import { UserExport } from '../user-export.ts';

export const accountEndpoints = {
  login: {
    summary: 'Log in',
    description: 'Sets the session cookies. With rememberMe they’re kept after the browser closes.',
    body: LoginBody,
    responses: { 200: User, ...problems(401, 403) },
  },
  logout: {
    summary: 'Log out. Succeeds without a session too',
    responses: { 204: EMPTY },
  },
  refreshToken: {
    summary: 'Renew the session with the refresh cookie',
    responses: { 200: Session, ...problems(401) },
  },
  getUser: {
    summary: 'Get the logged-in user',
    responses: { 200: User },
  },
  createUser: {
    summary: 'Create an account',
    body: CreateUserBody,
    responses: { 201: Account, ...problems(409) },
  },
  deleteUser: {
    summary: 'Delete the caller’s account',
    description:
      'Needs the password again. Deletes personal data; sales records and sold content stay, without the name.',
    body: DeleteUserBody,
    responses: { 204: EMPTY, ...problems(409) },
  },
  exportUser: {
    summary: 'Download everything stored about the caller',
    responses: { 200: UserExport },
  },
  getProfile: {
    summary: 'Get what the caller’s own page says about them',
    responses: { 200: Profile },
  },
  saveProfile: {
    summary: 'Change what the caller’s own page says about them',
    description: 'The last save counts. Hidden characters and surplus empty lines are left out.',
    body: SaveProfileBody,
    responses: { 200: Profile },
  },
  savePortrait: {
    summary: 'Replace the portrait on the caller’s own page',
    description: 'We keep a smaller copy without the metadata of the file.',
    rawBody: { contentType: 'image/*', description: 'A JPEG, PNG or WebP of up to 5 MB.' },
    responses: { 204: EMPTY, ...problems(413, 415, 422, 503) },
  },
  deletePortrait: {
    summary: 'Remove the portrait from the caller’s own page',
    responses: { 204: EMPTY },
  },
  getPortrait: {
    summary: 'The portrait of a creator with a live guide',
    params: IdParams,
    query: PortraitQuery,
    responses: { 200: WEBP, ...problems(404) },
  },
  saveName: {
    summary: 'Change the caller’s name',
    body: SaveNameBody,
    responses: { 200: Account },
  },
  changePassword: {
    summary: 'Change the caller’s password',
    description: 'Needs the current one, and ends all other sessions.',
    body: ChangePasswordBody,
    responses: { 200: Acknowledgement },
  },
  getEmailChange: {
    summary: 'Get the new email that waits to be confirmed',
    responses: { 200: EmailChange },
  },
  requestEmailChange: {
    summary: 'Ask for another email, which counts once a link sent to it was used',
    description:
      'Needs the password. A newer request replaces an older one. The reply is the same for an email that has an account.',
    body: RequestEmailChangeBody,
    responses: { 200: EmailChange },
  },
  cancelEmailChange: {
    summary: 'Keep the current email. Succeeds without a request too',
    responses: { 204: EMPTY },
  },
  confirmEmailChange: {
    summary: 'Change the caller’s email with the link sent to the new one',
    description: 'The caller must be logged in to the account that asked for it.',
    body: ConfirmEmailBody,
    responses: { 200: Acknowledgement, ...problems(409, 410) },
  },
  requestPasswordReset: {
    summary: 'Request a password reset link. The reply is the same for unknown emails',
    body: EmailBody,
    responses: { 200: Acknowledgement },
  },
  validateResetToken: {
    summary: 'Check an emailed link without using it',
    query: ValidateResetTokenQuery,
    responses: { 200: ValidToken, ...problems(410) },
  },
  resetPassword: {
    summary: 'Set a new password with a reset link',
    description: 'Ends all sessions of the account, and logs the caller in.',
    body: ResetPasswordBody,
    responses: { 200: PasswordReset, ...problems(403, 410) },
  },
  activateAccount: {
    summary:
      'Activate an account created by a gift, or take over one whose email was never confirmed',
    body: ActivateAccountBody,
    responses: { 200: Account, ...problems(403, 410) },
  },
  confirmEmail: {
    summary: 'Confirm the caller’s email with a confirmation link',
    description:
      'The caller must be logged in to the account that the link was sent for, so a program that opens every link in an email confirms nothing.',
    body: ConfirmEmailBody,
    responses: { 200: Acknowledgement, ...problems(409, 410) },
  },
  resendConfirmation: {
    summary: 'Send the caller another confirmation link',
    responses: { 200: Acknowledgement },
  },
  resendActivation: {
    summary: 'Resend an activation link. The reply is the same for unknown emails',
    body: EmailBody,
    responses: { 200: Acknowledgement },
  },
  listOwnSessions: {
    summary: 'List where the caller is logged in, newest login first',
    query: PageQuery,
    responses: { 200: OwnSessionPage },
  },
  endOwnSession: {
    summary: 'Log the caller out on another device',
    params: SessionParams,
    responses: { 204: EMPTY, ...problems(404, 409) },
  },
  endOtherSessions: {
    summary: 'Log the caller out on all other devices',
    responses: { 204: EMPTY },
  },
  listUsers: {
    summary: 'List all accounts, newest first',
    query: ListUsersQuery,
    responses: { 200: ManagedUserPage },
  },
  setUserRole: {
    summary: 'Change the role of an account',
    params: IdParams,
    body: SetUserRoleBody,
    responses: { 200: ManagedUser, ...problems(404, 409) },
  },
  getManagedUser: {
    summary: 'Get an account for admins',
    params: IdParams,
    responses: { 200: ManagedPerson, ...problems(404) },
  },
  suspendUser: {
    summary: 'Suspend an account',
    description:
      'Ends all its sessions, and nobody can log in to it. The person is told the reason by email. Their guides stay on sale.',
    params: IdParams,
    body: SuspensionBody,
    responses: { 200: ManagedPerson, ...problems(404, 409) },
  },
  reinstateUser: {
    summary: 'Reinstate a suspended account',
    description: 'The person is told the reason by email, and can log in again.',
    params: IdParams,
    body: SuspensionBody,
    responses: { 200: ManagedPerson, ...problems(404, 409) },
  },
  listUserSessions: {
    summary: 'List the open sessions of an account, newest login first',
    params: IdParams,
    query: PageQuery,
    responses: { 200: UserSessionPage, ...problems(404) },
  },
  endUserSessions: {
    summary: 'Log someone out on all devices',
    params: IdParams,
    responses: { 204: EMPTY, ...problems(404, 409) },
  },
  listAccountActs: {
    summary: 'List what admins did to an account, newest first',
    params: IdParams,
    query: PageQuery,
    responses: { 200: AccountActPage, ...problems(404) },
  },
} as const satisfies EndpointsOf<'accounts'>;
