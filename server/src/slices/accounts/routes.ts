import { confirmationTexts, resetTexts } from '@laneway/domain/accounts/messages';
import { tokenPurposeOf } from '@laneway/domain/accounts/token-rules';
import type { FastifyRequest } from 'fastify';
import { answer, type HandlersOf, refused, respond } from '../../platform/calls.ts';
import { addressGroup } from '../../platform/network-address.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { activateAccount } from './activate-account.ts';
import { validateLink } from './check-link.ts';
import { confirmEmail } from './confirm-email.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { exportUser } from './export-user.ts';
import { getUser } from './get-user.ts';
import { listUsers } from './list-users.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { refreshSession } from './refresh-session.ts';
import { requestLink } from './request-link.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { resetPassword } from './reset-password.ts';
import { setUserRole } from './set-user-role.ts';

const DOWNLOAD = { 'content-disposition': 'attachment; filename="laneway-data.json"' };
/** The same whether or not the address has an account. */
const ACTIVATION_REQUESTED =
  'If there’s an account to activate for this email, a new link is on its way.';

export function accountHandlers(deps: AccountsDeps): HandlersOf<'accounts'> {
  const { db, jar } = deps;
  return {
    login: async ({ body, request, reply }) => {
      const caller = {
        address: addressOf(request),
        tokens: jar.read(request),
        device: jar.readDevice(request),
      };
      const done = await logIn(deps, body, caller);
      if (!done.ok) return refused(done.error);
      jar.put(reply, done.value.session);
      jar.putDevice(reply, done.value.device);
      return answer<'login'>({ status: 200, body: done.value.user });
    },
    logout: async ({ request, reply }) => {
      await logOut(deps, jar.read(request));
      jar.empty(reply);
      return answer<'logout'>({ status: 204, body: undefined });
    },
    refreshToken: async ({ request, reply }) => {
      const done = await refreshSession(deps, jar.read(request).refresh);
      // The cookies are left alone: a login in another tab may have just replaced them.
      if (!done.ok) return refused(done.error);
      jar.put(reply, done.value.session);
      return answer<'refreshToken'>({ status: 200, body: done.value.shown });
    },
    getUser: async ({ request }) => respond(200, await getUser(deps, jar.read(request))),
    createUser: async ({ body }) => respond(201, await createUser(deps, body)),
    deleteUser: async ({ body, viewer, reply }) => {
      const done = await deleteUser(deps, viewer.id, body.u_password);
      if (!done.ok) return refused(done.error);
      jar.empty(reply);
      jar.forgetDevice(reply);
      return answer<'deleteUser'>({ status: 204, body: undefined });
    },
    exportUser: async ({ viewer }) => respond(200, await exportUser(deps, viewer.id), DOWNLOAD),
    requestPasswordReset: async ({ body }) => {
      const done = await requestLink(deps, body.email);
      return done.ok
        ? answer<'requestPasswordReset'>({ status: 200, body: { detail: resetTexts.requested } })
        : refused(done.error);
    },
    resendActivation: async ({ body }) => {
      const done = await requestLink(deps, body.email);
      return done.ok
        ? answer<'resendActivation'>({ status: 200, body: { detail: ACTIVATION_REQUESTED } })
        : refused(done.error);
    },
    validateResetToken: async ({ query }) =>
      respond(200, await validateLink(deps, tokenPurposeOf(query.type), query.token)),
    resetPassword: async ({ body, request }) => {
      const done = await resetPassword(deps, body, addressOf(request));
      return done.ok
        ? answer<'resetPassword'>({ status: 200, body: { detail: resetTexts.succeeded } })
        : refused(done.error);
    },
    confirmEmail: async ({ body, viewer }) => {
      const done = await confirmEmail(deps, viewer.id, body.token);
      return done.ok
        ? answer<'confirmEmail'>({ status: 200, body: { detail: confirmationTexts.succeeded } })
        : refused(done.error);
    },
    resendConfirmation: async ({ viewer }) => {
      const done = await resendConfirmation(deps, viewer.id);
      return done.ok
        ? answer<'resendConfirmation'>({ status: 200, body: { detail: done.value } })
        : refused(done.error);
    },
    activateAccount: async ({ body, request }) =>
      respond(200, await activateAccount(deps, body, addressOf(request))),
    listUsers: async ({ query }) => respond(200, await listUsers(db, query)),
    setUserRole: async ({ params, body, transact }) =>
      transact(async (tx) => respond(200, await setUserRole(tx, params.id, body.user_role))),
  };
}

function addressOf({ ip }: FastifyRequest): string {
  return addressGroup(ip);
}
