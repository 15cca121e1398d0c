import {
  Account,
  Acknowledgement,
  ActivateAccountBody,
  ConfirmEmailBody,
  CreateUserBody,
  DeleteUserBody,
  EmailBody,
  ListUsersQuery,
  LoginBody,
  ManagedUser,
  ManagedUserPage,
  ResetPasswordBody,
  Session,
  SetUserRoleBody,
  User,
  ValidateResetTokenQuery,
  ValidToken,
} from '../accounts.ts';
import { EMPTY, type EndpointsOf } from '../endpoint-schema.ts';
import { IdParams } from '../objects.ts';
import { problems } from '../problem.ts';
import { UserExport } from '../user-export.ts';

export const accountEndpoints = {
  login: {
    summary: 'Log in',
    description: 'Sets the session cookies; with rememberMe they outlive the browser session.',
    body: LoginBody,
    responses: { 200: User, ...problems(401) },
  },
  logout: {
    summary: 'Log out; also a success for someone who is not logged in',
    responses: { 204: EMPTY },
  },
  refreshToken: {
    summary: 'Renew the session by its refresh cookie',
    responses: { 200: Session, ...problems(401) },
  },
  getUser: {
    summary: 'The logged-in user',
    responses: { 200: User },
  },
  createUser: {
    summary: 'Create an account',
    body: CreateUserBody,
    responses: { 201: Account, ...problems(409) },
  },
  deleteUser: {
    summary: 'Delete the caller’s account, the password given again',
    description: 'Personal data goes; the ledger and sold content stay without it.',
    body: DeleteUserBody,
    responses: { 204: EMPTY, ...problems(409) },
  },
  exportUser: {
    summary: 'All that is kept about the caller, as a download',
    responses: { 200: UserExport },
  },
  requestPasswordReset: {
    summary: 'Ask for a reset link; the answer is the same for unknown addresses',
    body: EmailBody,
    responses: { 200: Acknowledgement },
  },
  validateResetToken: {
    summary: 'Whether a mailed link is still good; does not use it up',
    query: ValidateResetTokenQuery,
    responses: { 200: ValidToken, ...problems(410) },
  },
  resetPassword: {
    summary: 'Set a new password by a reset link',
    body: ResetPasswordBody,
    responses: { 200: Acknowledgement, ...problems(410) },
  },
  activateAccount: {
    summary:
      'Finish an account that a gift has opened, or take over one whose email nobody has proven',
    body: ActivateAccountBody,
    responses: { 200: Account, ...problems(410) },
  },
  confirmEmail: {
    summary: 'Prove the caller’s email by a confirmation link',
    description:
      'Only for the account that the link was sent for, signed in: a link alone confirms nothing, so neither does a program that opens the links in a mail.',
    body: ConfirmEmailBody,
    responses: { 200: Acknowledgement, ...problems(409, 410) },
  },
  resendConfirmation: {
    summary: 'Send the caller another confirmation link',
    responses: { 200: Acknowledgement },
  },
  resendActivation: {
    summary: 'Send an activation link again; the answer is the same for unknown addresses',
    body: EmailBody,
    responses: { 200: Acknowledgement },
  },
  listUsers: {
    summary: 'All accounts, newest first',
    query: ListUsersQuery,
    responses: { 200: ManagedUserPage },
  },
  setUserRole: {
    summary: 'Give an account another role',
    params: IdParams,
    body: SetUserRoleBody,
    responses: { 200: ManagedUser, ...problems(404, 409) },
  },
} as const satisfies EndpointsOf<'accounts'>;
