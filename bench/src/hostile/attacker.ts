import type { PendingGuide, PendingPlace } from '@laneway/contract/authoring';
import { logIn } from '../log-in.ts';

/** The attacker's own address, so that their rate limits aren't shared with the people beside them. */
const ADDRESS = { 'x-forwarded-for': '203.0.113.9' };
const PUBLISHED_TIMEOUT_MS = 60_000;
const POLL_MS = 200;
/** The status of a connection that ended without one. */
const CUT_OFF = 599;

export type Reply = { readonly status: number; readonly text: string };

/**
 * Someone with an account who calls the API without restraint. Refusals are treated as replies,
 * because limits are tested.
 */
export async function openAttacker(url: string, role: 'creator' | 'admin') {
  const cookie = await logIn(url, role);
  const statuses = new Map<number, number>();

  const call = async (method: string, path: string, body?: object): Promise<Reply> => {
    const reply = await send(method, path, body);
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    return reply;
  };

  const send = async (method: string, path: string, body?: object): Promise<Reply> => {
    try {
      const reply = await fetch(url + path, {
        method,
        headers: {
          ...ADDRESS,
          cookie,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: reply.status, text: await reply.text() };
    } catch (error) {
      // The server may cut off a connection that requests too much.
      return { status: CUT_OFF, text: String(error) };
    }
  };

  const must = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const { status, text } = await call(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 500)}`);
    return JSON.parse(text) as Body;
  };

  const draft = async (content: object): Promise<number> =>
    (await must<PendingGuide>('POST', '/api/pending_guides/', content)).pg_id;

  /** Adds places until the server refuses, and returns the number of added ones. */
  const addPlaces = async (guideId: number, places: Iterable<object>): Promise<number> => {
    let added = 0;
    for (const place of places) {
      const { status } = await call('POST', `/api/pending_guides/${guideId}/places/`, place);
      if (status >= 400) break;
      added += 1;
    }
    return added;
  };

  const publish = async (id: number): Promise<void> => {
    await must<PendingPlace>('POST', `/api/pending_guides/${id}/change_status`, {
      new_status: 'submitted',
    });
    await must('POST', `/api/admin/pending_guides/${id}/approve`);
    const deadline = Date.now() + PUBLISHED_TIMEOUT_MS;
    for (;;) {
      const guide = await must<PendingGuide>('GET', `/api/pending_guides/${id}`);
      if (guide.pg_pending_status === 'published') return;
      if (Date.now() > deadline) throw new Error(`Guide ${id} is still not published.`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };

  return {
    url,
    cookie,
    headers: { ...ADDRESS, cookie },
    statuses,
    call,
    draft,
    addPlaces,
    publish,
  };
}

export type Attacker = Awaited<ReturnType<typeof openAttacker>>;
