import type { OwnSessionPage, UserSession, UserSessionPage } from '@laneway/contract/managed-users';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { type CursorPart, createCursor, momentPart } from '../../platform/http/cursor.ts';
import { NO_ACCOUNT } from './get-managed-user.ts';
import { findManagedUser } from './managed-user-store.ts';
import { findSessionOfTokens } from './session-store.ts';

const DEFAULT_PAGE_SIZE = 20;

type SessionRow = {
  readonly id: string;
  readonly browser: string | null;
  readonly logged_in_at: Date;
  readonly last_seen_at: Date;
};
/** Times as precise as those in a cursor. */
const LOGGED_IN_AT = `date_trunc('milliseconds', s.created_at)`;
const OPEN_SESSIONS = `
  SELECT s.id, s.browser, ${LOGGED_IN_AT} AS logged_in_at, greatest(max(t.issued_at), s.last_used_at) AS last_seen_at
    FROM sessions s JOIN session_tokens t ON t.session_id = s.id
   WHERE s.user_id = $1 AND s.revoked_at IS NULL`;
const STILL_OPEN = 'GROUP BY s.id HAVING max(t.expires_at) > $2';
const PAGE = statement<SessionRow>(
  'accounts.session_page',
  `${OPEN_SESSIONS} AND ($3::timestamptz IS NULL OR (${LOGGED_IN_AT}, s.id) < ($3::timestamptz, $4::uuid))
   ${STILL_OPEN} ORDER BY logged_in_at DESC, s.id DESC LIMIT $5`,
);

const sessionIdPart: CursorPart<string> = {
  print: String,
  parse: (text) => (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : null),
};
const sessionCursor = createCursor<{ at: Date; id: string }>({
  at: momentPart,
  id: sessionIdPart,
});

type ListDeps = { readonly db: Queryable; readonly clock: () => Date };

type Paging = { readonly limit?: number; readonly cursor?: string };

/** The sessions of an account that haven't ended, newest login first, for admins. */
export async function listUserSessions(
  deps: ListDeps,
  userId: number,
  query: Paging,
): Promise<Result<UserSessionPage, Refusal>> {
  if ((await findManagedUser(deps.db, userId)) === null) return fail(NO_ACCOUNT);
  return listSessions(deps, userId, query);
}

/** The caller's own, of which one is that of these tokens. */
export async function listOwnSessions(
  deps: ListDeps,
  userId: number,
  query: Paging,
  tokens: readonly Buffer[],
): Promise<Result<OwnSessionPage, Refusal>> {
  const page = await listSessions(deps, userId, query);
  if (!page.ok) return page;
  const { items, next_cursor } = page.value;
  const current = await findSessionOfTokens(deps.db, tokens);
  const own = items.map((item) => ({ ...item, is_current: item.session_id === current }));
  return ok({ items: own, next_cursor });
}

async function listSessions(
  { db, clock }: ListDeps,
  userId: number,
  query: Paging,
): Promise<Result<UserSessionPage, Refusal>> {
  const start = sessionCursor.read(query.cursor);
  if (!start.ok) return start;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const after = start.value;
  const values = [userId, clock(), after?.at ?? null, after?.id ?? null, limit + 1];
  const found = await db.query(PAGE, values);
  const { rows, nextCursor } = sessionCursor.cutPage(found, limit, ({ logged_in_at, id }) => ({
    at: logged_in_at,
    id,
  }));
  return ok({ items: rows.map(presentUserSession), next_cursor: nextCursor });
}

function presentUserSession(row: SessionRow): UserSession {
  return {
    session_id: row.id,
    browser: row.browser,
    logged_in_at: row.logged_in_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  };
}
