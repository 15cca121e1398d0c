import { CALLS, type Call, type CallName } from '@laneway/contract/calls';
import type { EndpointSchema } from '@laneway/contract/endpoint-schema';
import { ENDPOINTS } from '@laneway/contract/endpoints';
import { LIMITS } from '@laneway/contract/limits';
import { describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { openBrowser } from './testing/browser.ts';
import { createGuide } from './testing/guides.ts';
import { createPerson } from './testing/people.ts';
import { createTestApp } from './testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const creator = await createPerson(db, 'creator');
const browser = openBrowser(app, creator);
const LONG = 'A long story. '.repeat(LIMITS.description / 14);

let keys = 0;
const newKey = () => {
  keys += 1;
  return `large reply ${keys}`;
};
const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body: object, key = newKey()) =>
  browser.send(method, url, body, { 'idempotency-key': key });
const storedBytes = async (key: string) => {
  const { rows } = await db.pool.query<{ bytes: number }>(
    'SELECT pg_column_size(r.*) AS bytes FROM idempotent_replies r WHERE key = $1',
    [key],
  );
  return rows[0]?.bytes;
};

const createDraft = async (): Promise<number> =>
  (await send('POST', '/api/pending_guides/', { pg_title: 'Trams', pg_description: LONG })).json()
    .pg_id;
const addPlace = async (guideId: number): Promise<number> =>
  (await send('POST', `/api/pending_guides/${guideId}/places/`, { pp_description: LONG })).json()
    .pp_id;

type Sending = readonly [method: 'POST' | 'PUT', url: string, body: object];
const publishedGuide = await createGuide(db, { authorId: creator.id, description: LONG });
const { rows: publishedPlaces } = await db.pool.query<{ id: number }>(
  'UPDATE places SET description = $2 WHERE guide_id = $1 RETURNING id',
  [publishedGuide, LONG],
);

const CHANGES: Readonly<Record<string, () => Promise<Sending>>> = {
  'a new guide': async () => ['POST', '/api/pending_guides/', { pg_description: LONG }],
  'a saved guide': async () => [
    'PUT',
    `/api/pending_guides/${await createDraft()}`,
    { pg_description: LONG, pg_version: 1 },
  ],
  'a new place': async () => [
    'POST',
    `/api/pending_guides/${await createDraft()}/places/`,
    { pp_description: LONG },
  ],
  'a saved place': async () => [
    'PUT',
    `/api/pending_places/${await addPlace(await createDraft())}`,
    { pp_description: LONG, pp_version: 1 },
  ],
  'a new order of places': async () => {
    const guide = await createDraft();
    const places = [await addPlace(guide), await addPlace(guide)];
    return ['PUT', `/api/pending_guides/${guide}/place_order`, { pp_ids: places.toReversed() }];
  },
  'a withdrawn place of a draft': async () => [
    'POST',
    `/api/pending_places/${await addPlace(await createDraft())}/withdraw`,
    {},
  ],
  'a withdrawn place': async () => ['POST', `/api/places/${publishedPlaces[0]?.id}/withdraw`, {}],
  'a withdrawn guide': async () => ['POST', `/api/guides/${publishedGuide}/withdraw`, {}],
};

describe.each(Object.keys(CHANGES))('the large reply to %s', (name) => {
  it('is the same for a retry, though no copy of it is stored', async () => {
    const [method, url, body] = (await CHANGES[name]?.()) ?? (['PUT', '', {}] as const);
    const key = newKey();
    const first = await send(method, url, body, key);
    expect(first.body.length).toBeGreaterThan(LONG.length);
    const again = await send(method, url, body, key);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.statusCode).toBe(first.statusCode);
    // A draft that is read also contains the size of its media.
    const { pg_size_bytes: _, ...replayed } = again.json();
    expect(replayed).toEqual(first.json());
    expect(await storedBytes(key)).toBeLessThan(500);
  });
});

it('a retry has no second effect', async () => {
  const guide = await createDraft();
  const key = newKey();
  const url = `/api/pending_guides/${guide}/places/`;
  for (let n = 0; n < 3; n += 1) await send('POST', url, { pp_description: LONG }, key);
  const { rows } = await db.pool.query('SELECT FROM pending_places WHERE pending_guide_id = $1', [
    guide,
  ]);
  expect(rows).toHaveLength(1);
});

it('a retry after later changes gets the present state', async () => {
  const url = `/api/pending_guides/${await createDraft()}`;
  const key = newKey();
  const body = { pg_description: LONG, pg_version: 1 };
  await send('PUT', url, body, key);
  const later = await send('PUT', url, { pg_title: 'Later', pg_version: 2 });
  expect(later.statusCode).toBe(200);
  expect((await send('PUT', url, body, key)).json()).toMatchObject({
    pg_title: 'Later',
    pg_version: later.json().pg_version,
  });
});

it('a retry after the guide was deleted gets a refusal with the reason', async () => {
  const guide = await createDraft();
  const url = `/api/pending_guides/${guide}`;
  const key = newKey();
  const body = { pg_description: LONG, pg_version: 1 };
  await send('PUT', url, body, key);
  await browser.send('DELETE', url);
  expect((await send('PUT', url, body, key)).statusCode).toBe(404);
});

it('a small reply is stored as it is', async () => {
  const key = newKey();
  const guide = (await send('POST', '/api/pending_guides/', { pg_title: 'Then' }, key)).json();
  await send('PUT', `/api/pending_guides/${guide.pg_id}`, { pg_title: 'Now', pg_version: 1 });
  const again = await send('POST', '/api/pending_guides/', { pg_title: 'Then' }, key);
  expect(again.json()).toEqual(guide);
});

/** Replies of a few kilobytes at most. A new kind of reply is either listed here or gets a reader. */
const SMALL: ReadonlySet<string> = new Set([
  'ManagedUser',
  'ManagedPerson',
  'ManagedMessage',
  'WishList',
  'Owned',
  'Checkout',
  'ManagedOrder',
  'ReviewComment',
  'TesterList',
  'SentMessage',
  'OwnGuideReview',
  'ModeratedReview',
  'ReceivedReview',
  'CreatorRequest',
  'ManagedCreatorRequest',
  'PlaceReport',
  'Payout',
  'Job',
]);

it('every reply that is stored for a key is small or can be read again', async () => {
  const { app: another, slices } = await buildApp(app.deps);
  await another.close();
  const readers = Object.assign({}, ...slices.map(({ replyReaders }) => replyReaders));
  const names = (Object.keys(CALLS) as CallName[]).filter(
    (name) => (CALLS[name] as Call).idempotent !== undefined,
  );
  const titles = names.flatMap((name) =>
    Object.entries((ENDPOINTS[name] as EndpointSchema).responses)
      .filter(([status]) => Number(status) < 300)
      .flatMap(([, reply]) => ('title' in reply ? [String(reply.title)] : [])),
  );
  const unknown = new Set(titles.filter((title) => !SMALL.has(title) && !(title in readers)));
  expect([...unknown]).toEqual([]);
});
