import { describe, expect, it } from 'vitest';
import { createGuide, own } from '../../testing/guides.ts';
import { createLinkingStore } from '../../testing/linking-store.ts';
import { storeMedia } from '../../testing/media.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { exchange, type Reply } from '../../testing/raw-http.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { ATTACK_METHODS, type Attempt, type Target } from './strangers.test-data.ts';

const folder = await createTestApp();
const { db, deps } = folder;
const store = createLinkingStore(deps.blobs, deps.clock);
const linking = await createTestApp({ db, blobs: store.blobs });
/** The same database with both kinds of stores, over real connections: a client library would normalise URLs. */
const ports = { 'from a folder': await folder.listen(), 'by links': await linking.listen() };

const author = await createPerson(db, 'creator');
const owner = await createPerson(db);
const admin = await createPerson(db, 'admin');
const strangers = {
  'a visitor': undefined,
  'someone without the guide': await createPerson(db),
  'another creator': await createPerson(db, 'creator'),
} as const;

const paid = await createGuide(db, { authorId: author.id });
const withdrawn = await createGuide(db, { authorId: author.id, listing: 'withdrawn' });
for (const guideId of [paid, withdrawn]) await own(db, owner.id, guideId);
const open = await createGuide(db, { authorId: author.id, isPublic: true, priceCents: 0 });
await storeMedia(db, deps.blobs, { key: 'open/image.webp', guideId: open });

const inside = [owner, author, admin];
const renditions = [320, 640, 960];
const FILES = [
  { name: 'an image', people: inside, media: { key: 'paid/image.id', guideId: paid, renditions } },
  {
    name: 'audio',
    people: inside,
    media: { key: 'paid/audio.mp3', guideId: paid, mime: 'audio/mpeg' },
  },
  {
    name: 'captions',
    people: inside,
    media: { key: 'paid/captions.vtt', guideId: paid, mime: 'text/vtt' },
  },
  {
    name: 'the cover of a withdrawn guide',
    people: inside,
    media: { key: 'gone/image.webp', guideId: withdrawn, isTeaser: true, renditions },
  },
  {
    name: 'the upload that the image came from',
    people: [author, admin],
    media: { key: 'paid/image.id', uploaderId: author.id, renditions },
  },
];

const targets = await Promise.all(
  FILES.map(async ({ name, people, media }) => {
    const url = await storeMedia(db, deps.blobs, media);
    const { headers } = await folder.get(url, author);
    const [, , bucket = '', ...key] = url.split('/');
    const target: Target = { bucket, key: key.join('/'), etag: String(headers.etag) };
    return { name, people, url, target };
  }),
);

const cookiesOf = (person: TestPerson | undefined): Record<string, string> =>
  person === undefined
    ? {}
    : {
        cookie: Object.entries(person.cookies)
          .map((pair) => pair.join('='))
          .join('; '),
      };

/** Anything that reveals more than a refusal does. */
function leakIn({ status, headers, body }: Reply): string | null {
  if (![400, 403, 404, 422].includes(status)) return `status ${status}`;
  for (const name of ['etag', 'content-range', 'location', 'last-modified', 'content-disposition'])
    if (headers[name] !== undefined) return `${name}: ${headers[name]}`;
  if (headers['cache-control'] !== 'no-store') return `kept: ${headers['cache-control']}`;
  if (/the bytes of|store\.example|\.w\d+\.webp/.test(body.toString())) return body.toString();
  return null;
}

let attempted = 0;

describe.each(Object.entries(ports))('files sent %s', (_, port) => {
  const rows = targets.flatMap(({ name, target }) =>
    Object.entries(ATTACK_METHODS).map(([way, attempts]) => ({
      name,
      way,
      attempts: attempts(target),
    })),
  );

  it.each(rows)('no stranger gets $name $way', async ({ attempts }) => {
    const attemptBy = (person: TestPerson | undefined) => async (attempt: Attempt) => {
      attempted += 1;
      const headers = { ...attempt.headers, ...cookiesOf(person) };
      const leak = leakIn(await exchange({ port, ...attempt, headers }));
      return leak === null ? [] : [{ ...attempt, leak }];
    };
    for (const person of Object.values(strangers)) {
      const leaks = await Promise.all(attempts.map(attemptBy(person)));
      expect(leaks.flat()).toEqual([]);
    }
  });
});

it('strangers made more than a thousand attempts, and got no link', () => {
  expect(attempted).toBeGreaterThan(1_000);
  expect(store.links.size).toBe(0);
});

describe('people with access to a file', () => {
  it.each(targets)('get $name', async ({ url, people }) => {
    for (const person of people) {
      const sent = await folder.get(`${url}?w=320`, person);
      expect(sent.body).toContain('the bytes of');
      const reply = await linking.get(`${url}?w=320`, person);
      const { location } = reply.headers;
      const bytes = location === undefined ? reply.rawPayload : await store.open(String(location));
      expect(bytes).toEqual(sent.rawPayload);
    }
  });
});
