import type { PublishedGuide } from '@laneway/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { createGuide, own } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const { db, get } = await createTestApp();
const people = {
  visitor: undefined,
  stranger: await createPerson(db),
  owner: await createPerson(db),
  author: await createPerson(db, 'creator', 'Rosa'),
  otherCreator: await createPerson(db, 'creator'),
  admin: await createPerson(db, 'admin'),
} as const;
type Who = keyof typeof people;

const authorId = people.author.id;
const guides = {
  public: await createGuide(db, { authorId, isPublic: true, priceCents: 0 }),
  freeForMembers: await createGuide(db, { authorId, priceCents: 0 }),
  paid: await createGuide(db, { authorId, priceCents: 499 }),
  withdrawnPublic: await createGuide(db, {
    authorId,
    isPublic: true,
    priceCents: 0,
    listing: 'withdrawn',
  }),
  withdrawnPaid: await createGuide(db, { authorId, listing: 'withdrawn' }),
} as const;
type Kind = keyof typeof guides;
for (const id of Object.values(guides)) await own(db, people.owner.id, id);

type Sight = 'inside' | 'teaser' | 'nothing';
// biome-ignore format: a table of who sees what, one guide a line
const TABLE: Readonly<Record<Kind, Readonly<Record<Who, Sight>>>> = {
  public:          { visitor: 'inside',  stranger: 'inside',  owner: 'inside', author: 'inside', otherCreator: 'inside',  admin: 'inside' },
  freeForMembers:  { visitor: 'teaser',  stranger: 'teaser',  owner: 'inside', author: 'inside', otherCreator: 'teaser',  admin: 'inside' },
  paid:            { visitor: 'teaser',  stranger: 'teaser',  owner: 'inside', author: 'inside', otherCreator: 'teaser',  admin: 'inside' },
  withdrawnPublic: { visitor: 'nothing', stranger: 'nothing', owner: 'inside', author: 'inside', otherCreator: 'nothing', admin: 'inside' },
  withdrawnPaid:   { visitor: 'nothing', stranger: 'nothing', owner: 'inside', author: 'inside', otherCreator: 'nothing', admin: 'inside' },
};
const ROWS = (Object.keys(TABLE) as Kind[]).flatMap((kind) =>
  (Object.keys(people) as Who[]).map((who) => ({ kind, who, sight: TABLE[kind][who] })),
);

/** The parts that advertise a guide are public, including the whole description and its own audio and video. */
const PUBLIC = {
  g_description: 'For everyone to read.\n\nIn every paragraph.',
  g_image_alt: 'A lane after rain',
  g_audio: 's3://laneway-production/a.mp3',
  g_audio_captions: 's3://laneway-production/a.vtt',
  g_video: 's3://laneway-production/v.mp4',
  g_video_captions: 's3://laneway-production/v.vtt',
  g_preview: {
    places: [
      { p_id: expect.any(Number), p_title: 'Place 1' },
      { p_id: expect.any(Number), p_title: 'Place 2' },
    ],
    audio_seconds: 2 * 62,
    route_metres: 14_200,
    route_outline: '(-37.801,144.901),(-37.901,145.001)',
    sample_p_id: null,
  },
};
const INSIDE = {
  ...PUBLIC,
  g_path: '(-37.80123,144.90123)(-37.90123,145.00123)',
  g_boundary: '(-37.8,144.9)(-37.9,145)(-37.8,145)|red',
  g_walk: '{"v":1,"mode":"free","loop":true,"surroundings":"dense"}',
};
const TEASER = {
  ...PUBLIC,
  g_path: null,
  g_boundary: null,
  g_walk: null,
};
/** Texts that only the full content contains, searched for anywhere in a response. */
const SECRETS = [
  ...['-37.80123', '(-37.8,144.9)(', 'red', 'dense', 'Words about'],
  ...['p.webp', 'p-audio.vtt', 'p-video.vtt', 'Bluestone', '144.91'],
];

describe('what a person sees of a guide', () => {
  it.each(ROWS)('$kind: $sight for the $who', async ({ kind, who, sight }) => {
    const reply = await get(`/api/guides/${guides[kind]}`, people[who]);
    if (sight === 'nothing') {
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ code: 'not_found', detail: 'Guide not found' });
      return;
    }
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      ...(sight === 'inside' ? INSIDE : TEASER),
      g_access: sight,
      g_active: !kind.startsWith('withdrawn'),
    });
  });
});

describe('what a person gets of its places', () => {
  it.each(ROWS)('$kind: requested by the $who', async ({ kind, who, sight }) => {
    const reply = await get(`/api/places?guide_id=${guides[kind]}`, people[who]);
    expect(reply.statusCode).toBe({ inside: 200, teaser: 403, nothing: 404 }[sight]);
    if (sight === 'inside') expect(reply.json().places).toHaveLength(2);
    else expectNoSecrets(reply.body);
  });

  it('says why they are refused, and what to do about it', async () => {
    const asVisitor = await get(`/api/places?guide_id=${guides.paid}`);
    expect(asVisitor.json()).toMatchObject({
      code: 'not_allowed',
      detail: 'Log in to open this guide',
    });
    const asStranger = await get(`/api/places?guide_id=${guides.paid}`, people.stranger);
    expect(asStranger.json()).toMatchObject({
      code: 'not_allowed',
      detail: 'You don’t have this guide yet',
    });
  });
});

describe('what a person learns about a single place', () => {
  it.each(ROWS)('$kind: its guide and nothing else, requested by the $who', async (row) => {
    const guideId = guides[row.kind];
    const { rows } = await db.pool.query<{ id: number }>(
      'SELECT id FROM places WHERE guide_id = $1 ORDER BY id LIMIT 1',
      [guideId],
    );
    const reply = await get(`/api/places/${rows[0]?.id}/guide`, people[row.who]);
    if (row.sight === 'nothing') {
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ code: 'not_found', detail: 'Place not found' });
    } else {
      expect(reply.json()).toEqual({ g_id: guideId });
    }
  });
});

describe('a teaser', () => {
  const addresses = [
    `/api/guides/${guides.paid}`,
    `/api/guides/${guides.freeForMembers}`,
    `/api/guides?guide_ids=${guides.paid}&guide_ids=${guides.freeForMembers}`,
    '/api/guides?bbox=-90,-180,90,180',
  ];

  it.each(addresses)('contains nothing of the inside: %s', async (url) => {
    await db.pool.query(`UPDATE guides SET listing = 'withdrawn' WHERE id = $1`, [guides.public]);
    try {
      expectNoSecrets((await get(url, people.stranger)).body);
      expectNoSecrets((await get(`${url}${url.includes('?') ? '&' : '?'}again`)).body);
    } finally {
      await db.pool.query(`UPDATE guides SET listing = 'live' WHERE id = $1`, [guides.public]);
    }
  });

  it('is in a list next to guides whose inside the same person sees', async () => {
    const url = `/api/guides?guide_ids=${guides.paid}&guide_ids=${guides.public}`;
    const asStranger = (await get(url, people.stranger)).json<PublishedGuide[]>();
    expect(asStranger.map(({ g_access }) => g_access)).toEqual(['teaser', 'inside']);
    const asOwner = (await get(url, people.owner)).json<PublishedGuide[]>();
    expect(asOwner.map(({ g_access }) => g_access)).toEqual(['inside', 'inside']);
  });
});

function expectNoSecrets(body: string): void {
  expect(SECRETS.filter((secret) => body.includes(secret))).toEqual([]);
}
