import { describe, expect, it } from 'vitest';
import { createGuide, own } from '../../testing/guides.ts';
import { storeMedia } from '../../testing/media.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const { db, deps, get, send } = await createTestApp();
const scanning = await createTestApp({
  db,
  blobs: deps.blobs,
  scanner: { scan: async () => ({ state: 'clean' }), check: async () => {} },
});
const people = {
  visitor: undefined,
  stranger: await createPerson(db),
  owner: await createPerson(db),
  author: await createPerson(db, 'creator'),
  otherCreator: await createPerson(db, 'creator'),
  admin: await createPerson(db, 'admin'),
} as const;
type Who = keyof typeof people;

const authorId = people.author.id;
const guides = {
  public: await createGuide(db, { authorId, isPublic: true, priceCents: 0 }),
  freeForMembers: await createGuide(db, { authorId, priceCents: 0 }),
  paid: await createGuide(db, { authorId }),
  withdrawn: await createGuide(db, { authorId, listing: 'withdrawn' }),
};
for (const id of Object.values(guides)) await own(db, people.owner.id, id);

const inside = (guideId: number) =>
  storeMedia(db, deps.blobs, { key: `${guideId}/a.webp`, guideId });
const cover = (guideId: number) =>
  storeMedia(db, deps.blobs, { key: `${guideId}/cover.webp`, guideId, isTeaser: true });
const files = {
  'a file of a public guide': await inside(guides.public),
  'a file of a guide for members': await inside(guides.freeForMembers),
  'a file of a paid guide': await inside(guides.paid),
  'a file of a withdrawn guide': await inside(guides.withdrawn),
  'the cover of a paid guide': await cover(guides.paid),
  'the cover of a withdrawn guide': await cover(guides.withdrawn),
  'a draft of the author’s': await storeMedia(db, deps.blobs, {
    key: 'draft.webp',
    uploaderId: authorId,
  }),
  'a draft of nobody’s': await storeMedia(db, deps.blobs, { key: 'nobodys.webp' }),
} as const;
type File = keyof typeof files;

// biome-ignore format: a table of who gets what, one file a line
const TABLE: Readonly<Record<File, Readonly<Record<Who, 200 | 403 | 404>>>> = {
  'a file of a public guide':       { visitor: 200, stranger: 200, owner: 200, author: 200, otherCreator: 200, admin: 200 },
  'a file of a guide for members':  { visitor: 403, stranger: 403, owner: 200, author: 200, otherCreator: 403, admin: 200 },
  'a file of a paid guide':         { visitor: 403, stranger: 403, owner: 200, author: 200, otherCreator: 403, admin: 200 },
  'a file of a withdrawn guide':    { visitor: 404, stranger: 404, owner: 200, author: 200, otherCreator: 404, admin: 200 },
  'the cover of a paid guide':      { visitor: 200, stranger: 200, owner: 200, author: 200, otherCreator: 200, admin: 200 },
  'the cover of a withdrawn guide': { visitor: 404, stranger: 404, owner: 200, author: 200, otherCreator: 404, admin: 200 },
  'a draft of the author’s':        { visitor: 404, stranger: 404, owner: 404, author: 200, otherCreator: 404, admin: 200 },
  'a draft of nobody’s':            { visitor: 404, stranger: 404, owner: 404, author: 404, otherCreator: 404, admin: 200 },
};
const ROWS = (Object.keys(TABLE) as File[]).flatMap((file) =>
  (Object.keys(people) as Who[]).map((who) => ({ file, who, status: TABLE[file][who] })),
);

describe('access to a file', () => {
  it.each(ROWS)('$file: $status for the $who', async ({ file, who, status }) => {
    const reply = await get(files[file], people[who]);
    expect(reply.statusCode).toBe(status);
    if (status === 200) expect(reply.body).toContain('the bytes of');
    else {
      expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.body).not.toContain('the bytes of');
    }
  });

  it('is needed for a part of it or its tag too', async () => {
    const url = files['a file of a paid guide'];
    const reply = await send({ url, headers: { range: 'bytes=0-3', 'if-none-match': '*' } });
    expect(reply.statusCode).toBe(403);
    expect(reply.headers).not.toHaveProperty('etag');
    expect(reply.headers).not.toHaveProperty('content-range');
  });

  it('lets browsers cache private files, but no shared caches', async () => {
    const mine = await get(files['a file of a paid guide'], people.owner);
    expect(mine.headers['cache-control']).toMatch(/^private, /);
    expect(mine.headers.vary).toBe('cookie');
    for (const who of ['stranger', 'owner', 'author'] as const) {
      const everyones = await get(files['the cover of a paid guide'], people[who]);
      expect(everyones.headers['cache-control']).toMatch(/^public, /);
    }
  });

  it('keeps the cover of a withdrawn guide out of shared caches', async () => {
    const reply = await get(files['the cover of a withdrawn guide'], people.owner);
    expect(reply.headers['cache-control']).toMatch(/^private, /);
  });

  it('to captions is the same as to their guide', async () => {
    const captions = await storeMedia(db, deps.blobs, {
      key: 'captions.vtt',
      mime: 'text/vtt',
      guideId: guides.paid,
    });
    expect((await get(captions, people.stranger)).statusCode).toBe(403);
    const reply = await get(captions, people.owner);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/vtt');
  });
});

describe('a file that did not pass the scan', () => {
  const unknown = { key: 'unscanned.webp', scanState: 'unknown' };
  const unscanned = {
    published: storeMedia(db, deps.blobs, { ...unknown, guideId: guides.public }),
    draft: storeMedia(db, deps.blobs, { ...unknown, uploaderId: authorId }),
  };

  it.each([
    ['infected', 'File infected - removed for security'],
    ['pending', 'Scanning for viruses...'],
    ['error', 'Scan failed - please retry upload'],
    ['timeout', 'Scan timed out - may need manual review'],
  ])('is sent to nobody while it is %s', async (scanState, detail) => {
    const draft = await storeMedia(db, deps.blobs, {
      key: `${scanState}.webp`,
      uploaderId: authorId,
      scanState,
    });
    const published = await storeMedia(db, deps.blobs, {
      key: `${scanState}.webp`,
      guideId: guides.public,
      scanState,
    });
    for (const url of [draft, published]) {
      for (const who of ['author', 'admin'] as const) {
        const reply = await get(url, people[who]);
        expect(reply.statusCode).toBe(403);
        expect(reply.json()).toMatchObject({ code: 'not_allowed', detail });
      }
    }
    expect((await get(draft, people.stranger)).statusCode).toBe(404);
  });

  it('is sent if there is no scanner', async () => {
    expect((await get(await unscanned.published)).statusCode).toBe(200);
    expect((await get(await unscanned.draft, people.author)).statusCode).toBe(200);
  });

  it('stays published if a scanner is added later, but drafts have to be scanned', async () => {
    expect((await scanning.get(await unscanned.published)).statusCode).toBe(200);
    const draft = await scanning.get(await unscanned.draft, people.author);
    expect(draft.statusCode).toBe(403);
    expect(draft.json().detail).toBe('We haven’t scanned this file for viruses. Upload it again.');
  });
});

describe('a draft that is being processed', () => {
  it.each([
    ['pending', undefined, 'We’re still getting this file ready. Try again in a moment.'],
    ['failed', 'This image is damaged.', 'This image is damaged.'],
    ['failed', undefined, 'We couldn’t use this file. Upload it again.'],
  ] as const)('is not sent while it is %s (%s)', async (processingState, failure, detail) => {
    const url = await storeMedia(db, deps.blobs, {
      key: `${processingState}-${failure ?? ''}.jpg`,
      uploaderId: authorId,
      processingState,
      ...(failure === undefined ? {} : { failure }),
    });
    for (const who of ['author', 'admin'] as const) {
      const reply = await get(url, people[who]);
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toMatchObject({ code: 'conflict', detail });
    }
    expect((await get(url, people.stranger)).statusCode).toBe(404);
  });
});
