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
    getUser: async ({ request }) => {
      const found = await getUser(deps, jar.read(request));
      return found.ok
        ? answer<'getUser'>({ status: 200, body: found.value })
        : refused(found.error);
    },
    createUser: async ({ body, request }) => {
      const done = await createUser(deps, body, addressOf(request));
      return done.ok
        ? answer<'createUser'>({ status: 201, body: done.value })
        : refused(done.error);
    },
    deleteUser: async ({ body, viewer, reply }) => {
      const done = await deleteUser(deps, viewer.id, body.u_password);
      if (!done.ok) return refused(done.error);
      jar.empty(reply);
      jar.forgetDevice(reply);
      return answer<'deleteUser'>({ status: 204, body: undefined });
    },
    exportUser: async ({ viewer }) => {
      const done = await exportUser(deps, viewer.id);
      return done.ok
        ? answer<'exportUser'>({ status: 200, body: done.value }, DOWNLOAD)
        : refused(done.error);
    },
    requestPasswordReset: async ({ body, request }) => {
      const done = await requestLink(deps, body.email, addressOf(request));
      return done.ok
        ? answer<'requestPasswordReset'>({ status: 200, body: { detail: resetTexts.requested } })
        : refused(done.error);
    },
    resendActivation: async ({ body, request }) => {
      const done = await requestLink(deps, body.email, addressOf(request));
      return done.ok
        ? answer<'resendActivation'>({ status: 200, body: { detail: ACTIVATION_REQUESTED } })
        : refused(done.error);
    },
    validateResetToken: async ({ query }) => {
      const found = await validateLink(deps, tokenPurposeOf(query.type), query.token);
      return found.ok
        ? answer<'validateResetToken'>({ status: 200, body: found.value })
        : refused(found.error);
    },
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
    activateAccount: async ({ body, request }) => {
      const done = await activateAccount(deps, body, addressOf(request));
      return done.ok
        ? answer<'activateAccount'>({ status: 200, body: done.value })
        : refused(done.error);
    },
    listUsers: async ({ query }) => {
      const found = await listUsers(db, query);
      return found.ok
        ? answer<'listUsers'>({ status: 200, body: found.value })
        : refused(found.error);
    },
    setUserRole: async ({ params, body, transact }) =>
      transact(async (tx) => respond(200, await setUserRole(tx, params.id, body.user_role))),
  };
}

function addressOf({ ip }: FastifyRequest): string {
  return addressGroup(ip);
}
