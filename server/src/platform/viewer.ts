import { createHmac } from 'node:crypto';
import { type Actor, isRole, type Role } from '@laneway/domain/roles';
import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import { type Queryable, statement } from './database.ts';

/** Who makes a request: a signed-in person, or null for a visitor. Only the session says so, never the request. */
export type FindViewer = (request: FastifyRequest) => Promise<Actor | null>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes this request. It is known once the door of its call has let them through. */
    viewer: Actor | null;
  }
}

export type SessionCookies = { readonly access: string; readonly refresh: string };

/** Browsers hold cookies with the __Host- prefix to https, to this host and to the whole site. */
export function sessionCookies(publicUrl: string): SessionCookies {
  const prefix = publicUrl.startsWith('https:') ? '__Host-' : '';
  return { access: `${prefix}laneway_session`, refresh: `${prefix}laneway_refresh` };
}

/** Tokens are stored as keyed hashes only. */
export function hashToken(secret: string, token: string): Buffer {
  return createHmac('sha256', secret).update(token).digest();
}

const VIEWER_OF_TOKEN = statement<{ id: number; role: string }>(
  'viewer.of_token',
  `SELECT u.id, u.role
     FROM session_tokens t
     JOIN sessions s ON s.id = t.session_id AND s.revoked_at IS NULL
     JOIN users u ON u.id = s.user_id AND u.deleted_at IS NULL
    WHERE t.token_hash = $1 AND t.kind = 'access' AND t.expires_at > $2`,
);

/** Longer than any token of ours; what is longer is not looked up. */
const LONGEST_TOKEN = 512;

export function createFindViewer(options: {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly secret: string;
  readonly cookies: SessionCookies;
}): FindViewer {
  const { db, clock, secret, cookies } = options;
  return async (request) => {
    const token = request.cookies[cookies.access];
    if (token === undefined || token === '' || token.length > LONGEST_TOKEN) return null;
    const [row] = await db.query(VIEWER_OF_TOKEN, [hashToken(secret, token), clock()]);
    return row !== undefined && isRole(row.role)
      ? { id: row.id, role: row.role satisfies Role }
      : null;
  };
}
