import '@fastify/cookie';
import { refreshCookieMaxAge } from '@laneway/domain/accounts/session-rules';
import {
  KNOWN_DEVICE_LIFETIME_MS,
  SESSION_LIFETIME_MS,
  TESTER_COOKIE_LIFETIME_MS,
} from '@laneway/domain/timing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SessionCookies, sessionCookies } from './viewer.ts';

/** The tokens for a browser's cookies. Without a refresh token the browser keeps the one it has. */
export type SessionTokens = {
  readonly access: string;
  readonly refresh: string | null;
  readonly remember: boolean;
};

export type SessionJar = {
  readonly names: SessionCookies;
  readonly put: (reply: FastifyReply, tokens: SessionTokens) => void;
  readonly empty: (reply: FastifyReply) => void;
  /** Identifies the browser at later logins. */
  readonly putDevice: (reply: FastifyReply, device: string) => void;
  readonly forgetDevice: (reply: FastifyReply) => void;
  readonly readDevice: (request: FastifyRequest) => string | null;
  /** Lets the browser load the files of a draft whose link was opened in it, in addition to earlier ones. */
  readonly addTester: (request: FastifyRequest, reply: FastifyReply, token: string) => void;
  /** The tokens of those links, if there are any. */
  readonly readTester: (request: FastifyRequest) => readonly string[];
  /** The tokens in a request's cookies, if they could be ours. */
  readonly read: (request: FastifyRequest) => {
    readonly access: string | null;
    readonly refresh: string | null;
  };
};

/** Longer than any token of ours. */
const MAX_TOKEN_LENGTH = 512;

/** The number of drafts that a browser can test at once; their tokens fit in a cookie. */
const MAX_TESTED_DRAFTS = 4;
/** A character that isn't in any token. */
const BETWEEN_TOKENS = '.';

/** Keeps the session in cookies that scripts can't read and other sites can't send. */
export function createSessionJar(publicUrl: string): SessionJar {
  const names = sessionCookies(publicUrl);
  const rules = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  } as const;
  const lasting = (ms: number | null) =>
    ms === null ? rules : { ...rules, maxAge: Math.floor(ms / 1_000) };
  const tokenIn = (cookie: string | undefined) =>
    cookie === undefined || cookie === '' || cookie.length > MAX_TOKEN_LENGTH ? null : cookie;
  const readTester: SessionJar['readTester'] = ({ cookies }) =>
    tokenIn(cookies[names.tester])?.split(BETWEEN_TOKENS).slice(0, MAX_TESTED_DRAFTS) ?? [];

  return {
    names,
    put: (reply, { access, refresh, remember }) => {
      reply.setCookie(names.access, access, lasting(remember ? SESSION_LIFETIME_MS : null));
      if (refresh !== null) {
        reply.setCookie(names.refresh, refresh, lasting(refreshCookieMaxAge(remember)));
      }
    },
    empty: (reply) => {
      reply.clearCookie(names.access, rules).clearCookie(names.refresh, rules);
    },
    putDevice: (reply, device) => {
      reply.setCookie(names.device, device, lasting(KNOWN_DEVICE_LIFETIME_MS));
    },
    forgetDevice: (reply) => {
      reply.clearCookie(names.device, rules);
    },
    readDevice: ({ cookies }) => tokenIn(cookies[names.device]),
    addTester: (request, reply, token) => {
      const tokens = [token, ...readTester(request).filter((other) => other !== token)];
      const kept = tokens.slice(0, MAX_TESTED_DRAFTS).join(BETWEEN_TOKENS);
      reply.setCookie(names.tester, kept, lasting(TESTER_COOKIE_LIFETIME_MS));
    },
    readTester,
    read: ({ cookies }) => ({
      access: tokenIn(cookies[names.access]),
      refresh: tokenIn(cookies[names.refresh]),
    }),
  };
}
