import { createHmac } from 'node:crypto';
import type { CallName } from '@laneway/contract/calls';
import { SESSION_COOKIE } from '@laneway/contract/openapi';
import { isUseWorthStoring } from '@laneway/domain/accounts/session-rules';
import { type Actor, isRole, type Role } from '@laneway/domain/roles';
import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { type Queryable, statement } from '../database/database.ts';
import type { Clock } from '../process/clock.ts';

/** The actor of a request: a logged-in user, or null for a visitor. Only the session decides, never the request. */
export type FindViewer = (request: FastifyRequest) => Promise<Actor | null>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The actor of this request; set once the access check has passed. */
    viewer: Actor | null;
  }
  interface FastifyContextConfig {
    /** The call of the contract that a route is. */
    call?: CallName;
  }
}

export type SessionCookies = {
  readonly access: string;
  readonly refresh: string;
  /** Identifies the browser, not a session: it outlives logouts and gives no access. */
  readonly device: string;
  /** The links of drafts that were opened in this browser. */
  readonly tester: string;
};

/** Browsers restrict cookies with the __Host- prefix to HTTPS and to this host. */
export function sessionCookies(publicUrl: string): SessionCookies {
  const prefix = publicUrl.startsWith('https:') ? '__Host-' : '';
  return {
    access: `${prefix}${SESSION_COOKIE}`,
    refresh: `${prefix}laneway_refresh`,
    device: `${prefix}laneway_device`,
    tester: `${prefix}laneway_tester`,
  };
}

/** Tokens are stored as keyed hashes only. */
export function hashToken(secret: string, token: string): Buffer {
  return createHmac('sha256', secret).update(token).digest();
}

type ViewerRow = {
  readonly id: number;
  readonly role: string;
  /** The refresh token that this one replaces, until we know that the reply arrived. */
  readonly replaced: Buffer | null;
  readonly answer: Buffer | null;
  readonly session_id: string;
  readonly last_used_at: Date;
};
const VIEWER_OF_TOKEN = statement<ViewerRow>(
  'viewer.of_token',
  `SELECT u.id, u.role, r.token_hash AS replaced, t.answer, s.id AS session_id,
          coalesce(s.last_used_at, s.created_at) AS last_used_at
     FROM session_tokens t
     LEFT JOIN session_tokens r ON r.token_hash = t.replaces AND r.answer_arrived IS NULL
     JOIN sessions s ON s.id = t.session_id AND s.revoked_at IS NULL
     JOIN users u ON u.id = s.user_id AND u.deleted_at IS NULL AND u.suspended_at IS NULL
    WHERE t.token_hash = $1 AND t.kind = 'access' AND t.expires_at > $2`,
);

/** The first use of an access token shows that its reply arrived; see domain/accounts/session-rules.ts. */
const MARK_ARRIVED = statement<never>(
  'viewer.mark_answer_arrived',
  'UPDATE session_tokens SET answer_arrived = $2 WHERE token_hash = $1 AND answer_arrived IS NULL',
);

/** Requests at the same time store it once: the others find it stored when they get the row. */
const STORE_USE = statement<never>(
  'viewer.store_use',
  `UPDATE sessions SET last_used_at = $2
    WHERE id = $1 AND date_trunc('milliseconds', coalesce(last_used_at, created_at)) = $3`,
);

/** Longer than any token of ours. Longer values aren't looked up. */
const MAX_TOKEN_LENGTH = 512;

export function createFindViewer(options: {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly secret: string;
  readonly cookies: SessionCookies;
}): FindViewer {
  const { db, clock, secret, cookies } = options;
  return async (request) => {
    const token = request.cookies[cookies.access];
    if (token === undefined || token === '' || token.length > MAX_TOKEN_LENGTH) return null;
    const now = clock();
    const [row] = await db.query(VIEWER_OF_TOKEN, [hashToken(secret, token), now]);
    if (row !== undefined && row.replaced !== null) {
      await db.query(MARK_ARRIVED, [row.replaced, row.answer]);
    }
    if (row !== undefined && isUseWorthStoring(row.last_used_at.getTime(), now.getTime())) {
      await db.query(STORE_USE, [row.session_id, now, row.last_used_at]);
    }
    return row !== undefined && isRole(row.role)
      ? { id: row.id, role: row.role satisfies Role }
      : null;
  };
}
