import { ROLES } from '@laneway/domain/roles';
import { ManagedUser } from './accounts.ts';
import { type Static, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { page } from './paging.ts';
import { Id, nullable, oneOf, Price, Timestamp, text } from './scalars.ts';

const Reason = text(LIMITS.accountReason);

/** The name of an admin; null once they have deleted their account. */
const AdminName = nullable(text(LIMITS.name));

const Suspension = reply('Suspension', {
  suspended_at: Timestamp,
  reason: Reason,
  by_name: AdminName,
});

/** An account with all that an admin has to know before they act on it. */
export const ManagedPerson = reply('ManagedPerson', {
  ...ManagedUser.properties,
  /** Null unless the account is suspended. */
  suspension: Type.Union([Suspension, Type.Null()]),
});
export type ManagedPerson = Static<typeof ManagedPerson>;

/** The reason of a suspension or reinstatement, which the person is told. */
export const SuspensionBody = request('SuspensionBody', { reason: Reason });
export type SuspensionBody = Static<typeof SuspensionBody>;

export const ACCOUNT_ACTS = ['role_changed', 'suspended', 'reinstated', 'sessions_ended'] as const;

/** An action of an admin on an account. */
export const AccountAct = reply('AccountAct', {
  act_id: Id,
  act: oneOf(ACCOUNT_ACTS),
  /** The new role; null unless it was changed. */
  user_role: nullable(oneOf(ROLES)),
  /** Null unless the account was suspended or reinstated. */
  reason: nullable(Reason),
  acted_at: Timestamp,
  by_name: AdminName,
});
export type AccountAct = Static<typeof AccountAct>;

export const AccountActPage = page('AccountActPage', AccountAct);
export type AccountActPage = Static<typeof AccountActPage>;

const SessionId = Type.String({
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  maxLength: 36,
});

export const SessionParams = request('SessionParams', { session_id: SessionId });

/** A login that hasn't ended. Its id gives no access. */
export const UserSession = reply('UserSession', {
  session_id: SessionId,
  /** The browser in a few words; null if it isn't known. */
  browser: nullable(text(LIMITS.browser)),
  logged_in_at: Timestamp,
  /** When it was last used, to a few minutes. */
  last_seen_at: Timestamp,
});
export type UserSession = Static<typeof UserSession>;

export const UserSessionPage = page('UserSessionPage', UserSession);
export type UserSessionPage = Static<typeof UserSessionPage>;

/** A login of the caller. */
export const OwnSession = reply('OwnSession', {
  ...UserSession.properties,
  /** True for the one that the call was made with. */
  is_current: Type.Boolean(),
});

export const OwnSessionPage = page('OwnSessionPage', OwnSession);
export type OwnSessionPage = Static<typeof OwnSessionPage>;

/** A published guide that someone made or owns. */
export const GuideOfUser = reply('GuideOfUser', {
  g_id: Id,
  g_title: text(LIMITS.title),
  g_price: Price,
  is_author: Type.Boolean(),
  is_owner: Type.Boolean(),
  /** False while the guide is withdrawn. */
  is_live: Type.Boolean(),
});
export type GuideOfUser = Static<typeof GuideOfUser>;

export const GuideOfUserPage = page('GuideOfUserPage', GuideOfUser);
export type GuideOfUserPage = Static<typeof GuideOfUserPage>;
