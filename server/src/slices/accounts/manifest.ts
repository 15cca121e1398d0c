import { browserName } from '@laneway/domain/accounts/browser-name';
import {
  confirmationTexts,
  emailChangeTexts,
  resetTexts,
} from '@laneway/domain/accounts/form-messages';
import { tokenPurposeOf } from '@laneway/domain/accounts/token-rules';
import { ok } from '@laneway/domain/result';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { statement } from '../../platform/database/database.ts';
import { answer, type HandlersOf, respond, respondWith } from '../../platform/http/calls.ts';
import { addressGroup } from '../../platform/http/network-address.ts';
import { bytesOf, type MakePhoto } from '../../platform/media/make-photo.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { activateAccount } from './activate-account.ts';
import { changePassword } from './change-password.ts';
import { changeSuspension } from './change-suspension.ts';
import { validateLink } from './check-link.ts';
import { confirmEmail } from './confirm-email.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { endOtherSessions, endOwnSession } from './end-own-sessions.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { exportUser } from './export-user.ts';
import { getManagedUser } from './get-managed-user.ts';
import { getUser } from './get-user.ts';
import { listAccountActs } from './list-account-acts.ts';
import { listOwnSessions, listUserSessions } from './list-user-sessions.ts';
import { listUsers } from './list-users.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import type { BrowserSession, Caller } from './open-browser-session.ts';
import { deletePortrait, getPortrait, savePortrait } from './portrait.ts';
import { presentEmailChange } from './present.ts';
import { getProfile, saveProfile } from './profile.ts';
import { refreshSession } from './refresh-session.ts';
import { requestEmailChange } from './request-email-change.ts';
import { requestLink } from './request-link.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { resetPassword } from './reset-password.ts';
import { saveName } from './save-name.ts';
import { accountJobs } from './send-link.ts';
import { hashesOf } from './sessions.ts';
import { setUserRole } from './set-user-role.ts';
import { deleteEmailChange, findOpenEmailChange } from './token-store.ts';

const DOWNLOAD = { 'content-disposition': 'attachment; filename="laneway-data.json"' };
/** The text is the same whether or not the email has an account. */
const ACTIVATION_REQUESTED =
  'If there’s an account to activate for this email, a new link is on its way.';

const PASSWORD_CHANGED = 'Your password has been changed.';

/** Deletes expired rows, at least an hour after they expired. */
const accountLeftovers = [
  statement<never>(
    'accounts.leftover_session_tokens',
    `DELETE FROM session_tokens WHERE expires_at < now() - interval '1 hour'`,
  ),
  statement<never>(
    'accounts.leftover_sessions',
    `DELETE FROM sessions s WHERE created_at < now() - interval '1 hour'
        AND NOT EXISTS (SELECT FROM session_tokens t WHERE t.session_id = s.id)`,
  ),
  statement<never>(
    'accounts.leftover_links',
    `DELETE FROM one_time_tokens WHERE expires_at < now() - interval '30 days'`,
  ),
  // Devices live as long as their cookie; see KNOWN_DEVICE_LIFETIME_MS.
  statement<never>(
    'accounts.leftover_devices',
    `DELETE FROM known_devices WHERE last_used_at < now() - interval '365 days'`,
  ),
];

type AccountsSliceDeps = AccountsDeps & { readonly makePhoto: MakePhoto };

/** Its own personal data isn't in `personalData`, because this slice collects the other slices' parts. */
export function accountsSlice(deps: AccountsSliceDeps): SliceManifest {
  return {
    name: 'accounts',
    handlers: accountHandlers(deps),
    jobs: accountJobs(deps),
    leftovers: accountLeftovers,
  };
}

function accountHandlers(deps: AccountsSliceDeps): HandlersOf<'accounts'> {
  const { db, clock, jar } = deps;
  const callerOf = (request: FastifyRequest): Caller => ({
    address: addressOf(request),
    tokens: jar.read(request),
    device: jar.readDevice(request),
    browser: browserName(request.headers['user-agent']),
  });
  const putSession = (reply: FastifyReply, { session, device }: BrowserSession): void => {
    jar.put(reply, session);
    jar.putDevice(reply, device);
  };
  return {
    login: async ({ body, request, reply }) => {
      const loggedIn = await logIn(deps, body, callerOf(request));
      return respondWith(200, loggedIn, (login) => {
        putSession(reply, login);
        return login.user;
      });
    },
    logout: async ({ request, reply }) => {
      await logOut(deps, jar.read(request));
      jar.empty(reply);
      return answer<'logout'>({ status: 204, body: undefined });
    },
    refreshToken: async ({ request, reply }) => {
      const refreshed = await refreshSession(deps, jar.read(request).refresh);
      // After a refusal the cookies are left alone: a login in another tab may have just replaced them.
      return respondWith(200, refreshed, ({ session, reply: body }) => {
        jar.put(reply, session);
        return body;
      });
    },
    getUser: async ({ request }) => respond(200, await getUser(deps, jar.read(request))),
    createUser: async ({ body }) => respond(201, await createUser(deps, body)),
    deleteUser: async ({ body, viewer, reply }) =>
      respondWith(204, await deleteUser(deps, viewer.id, body.u_password), () => {
        jar.empty(reply);
        jar.forgetDevice(reply);
        return undefined;
      }),
    exportUser: async ({ viewer }) => respond(200, await exportUser(deps, viewer.id), DOWNLOAD),
    getProfile: async ({ viewer }) => respond(200, await getProfile(db, viewer.id)),
    saveProfile: async ({ viewer, body }) => respond(200, await saveProfile(db, viewer.id, body)),
    savePortrait: async ({ viewer, request }) =>
      respondWith(204, await savePortrait(deps, viewer.id, bytesOf(request.body)), () => undefined),
    deletePortrait: async ({ viewer }) => {
      await deletePortrait(db, viewer.id);
      return answer<'deletePortrait'>({ status: 204, body: undefined });
    },
    getPortrait: (context) => getPortrait(db, context),
    saveName: async ({ viewer, body }) => respond(200, await saveName(db, viewer.id, body)),
    changePassword: async ({ viewer, body, request }) => {
      const changed = await changePassword(deps, viewer.id, body, callerOf(request));
      return respondWith(200, changed, respondWithDetail(PASSWORD_CHANGED));
    },
    getEmailChange: async ({ viewer }) =>
      respond(200, ok(presentEmailChange(await findOpenEmailChange(db, viewer.id, clock())))),
    requestEmailChange: async ({ viewer, body }) =>
      respond(200, await requestEmailChange(deps, viewer.id, body)),
    cancelEmailChange: async ({ viewer }) => {
      // The link that was sent to the new email no longer works.
      await deleteEmailChange(db, viewer.id);
      return answer<'cancelEmailChange'>({ status: 204, body: undefined });
    },
    confirmEmailChange: async ({ viewer, body }) => {
      const done = await confirmEmailChange(deps, viewer.id, body.token);
      return respondWith(200, done, respondWithDetail(emailChangeTexts.succeeded));
    },
    requestPasswordReset: async ({ body }) =>
      respondWith(
        200,
        await requestLink(deps, body.email),
        respondWithDetail(resetTexts.requested),
      ),
    resendActivation: async ({ body }) =>
      respondWith(
        200,
        await requestLink(deps, body.email),
        respondWithDetail(ACTIVATION_REQUESTED),
      ),
    validateResetToken: async ({ query }) =>
      respond(200, await validateLink(deps, tokenPurposeOf(query.type), query.token)),
    resetPassword: async ({ body, request, reply }) => {
      const done = await resetPassword(deps, body, callerOf(request));
      return respondWith(200, done, (login) => {
        putSession(reply, login);
        return { detail: resetTexts.succeeded, user: login.user };
      });
    },
    confirmEmail: async ({ body, viewer }) => {
      const done = await confirmEmail(deps, viewer.id, body.token);
      return respondWith(200, done, respondWithDetail(confirmationTexts.succeeded));
    },
    resendConfirmation: async ({ viewer }) =>
      respondWith(200, await resendConfirmation(deps, viewer.id), (detail) => ({ detail })),
    activateAccount: async ({ body, request }) =>
      respond(200, await activateAccount(deps, body, addressOf(request))),
    listOwnSessions: async ({ viewer, query, request }) => {
      const tokens = hashesOf(deps.secret, jar.read(request));
      return respond(200, await listOwnSessions(deps, viewer.id, query, tokens));
    },
    endOwnSession: async ({ viewer, params, request }) => {
      const ended = await endOwnSession(deps, viewer.id, params.session_id, jar.read(request));
      return respondWith(204, ended, () => undefined);
    },
    endOtherSessions: async ({ viewer, request }) => {
      await endOtherSessions(deps, viewer.id, jar.read(request));
      return answer<'endOtherSessions'>({ status: 204, body: undefined });
    },
    listUsers: async ({ query }) => respond(200, await listUsers(db, query)),
    setUserRole: async ({ viewer, params, body, transact }) =>
      transact(async (tx) =>
        respond(
          200,
          await setUserRole(tx, clock, viewer, { userId: params.id, role: body.user_role }),
        ),
      ),
    getManagedUser: async ({ params }) => respond(200, await getManagedUser(db, params.id)),
    suspendUser: ({ viewer, params, body, transact }) =>
      transact(async (tx) => {
        const change = { act: 'suspend', userId: params.id, reason: body.reason } as const;
        return respond(200, await changeSuspension(tx, deps, viewer, change));
      }),
    reinstateUser: ({ viewer, params, body, transact }) =>
      transact(async (tx) => {
        const change = { act: 'reinstate', userId: params.id, reason: body.reason } as const;
        return respond(200, await changeSuspension(tx, deps, viewer, change));
      }),
    listUserSessions: async ({ params, query }) =>
      respond(200, await listUserSessions(deps, params.id, query)),
    endUserSessions: async ({ viewer, params }) =>
      respondWith(
        204,
        await db.transaction((tx) => endUserSessions(tx, clock, viewer, params.id)),
        () => undefined,
      ),
    listAccountActs: async ({ params, query }) =>
      respond(200, await listAccountActs(db, params.id, query)),
  };
}

function respondWithDetail(detail: string) {
  return () => ({ detail });
}

function addressOf({ ip }: FastifyRequest): string {
  return addressGroup(ip);
}
