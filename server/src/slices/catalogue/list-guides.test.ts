import type { PublishedGuide } from '@laneway/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const { db, get } = await createTestApp();
const rosa = await createPerson(db, 'creator', 'Rosa');
for (const id of [1, 2, 3, 7, 8]) {
  const publishedAt = new Date(Date.UTC(2026, 0, id));
  await createGuide(db, { id, title: `Guide ${id}`, authorId: rosa.id, publishedAt });
}
await createGuide(db, { id: 9, authorId: rosa.id, listing: 'withdrawn' });

const ask = (...ids: readonly (number | string)[]) =>
  get(`/api/guides?${ids.map((id) => `guide_ids=${id}`).join('&')}`);
const idsOf = async (...ids: readonly number[]) =>
  (await ask(...ids)).json<PublishedGuide[]>().map(({ g_id }) => g_id);

describe('guides requested by id', () => {
  it('come in the requested order', async () => {
    expect(await idsOf(2, 8, 7, 3, 1)).toEqual([2, 8, 7, 3, 1]);
    expect(await idsOf(1, 3, 7, 8, 2)).toEqual([1, 3, 7, 8, 2]);
  });

  it('carry every field of a published guide', async () => {
    const [guide] = (await ask(3)).json<PublishedGuide[]>();
    expect(guide).toMatchObject({
      g_id: 3,
      g_title: 'Guide 3',
      g_description: 'For everyone to read.\n\nIn every paragraph.',
      g_location: '-37.8135,144.9657',
      g_image: 's3://laneway-production/cover.webp',
      g_image_alt: 'A lane after rain',
      g_audio: 's3://laneway-production/a.mp3',
      g_audio_captions: 's3://laneway-production/a.vtt',
      g_video: 's3://laneway-production/v.mp4',
      g_video_captions: 's3://laneway-production/v.vtt',
      g_path: null,
      g_boundary: null,
      g_walk: null,
      g_preview: null,
      g_price: 4.99,
      g_is_public: false,
      g_active: true,
      g_author_id: rosa.id,
      g_author: 'Rosa',
      g_last_modified: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      g_place_count: 2,
      g_language: 'en',
      g_bounds: [-37.9, 144.9, -37.8, 145],
    });
  });

  it('include the newest live guide in place of one that is withdrawn or unknown', async () => {
    expect(await idsOf(9, 2)).toEqual([2, 8]);
    expect(await idsOf(4_000, 2, 9)).toEqual([2, 8, 7]);
  });

  it('include no guide twice', async () => {
    expect(await idsOf(8, 9, 7)).toEqual([8, 7, 3]);
  });

  it('come once each, however often they are requested', async () => {
    expect(await idsOf(3, 3, 1, 3)).toEqual([3, 1]);
  });

  it('are never more than there are live guides', async () => {
    expect(await idsOf(1, 2, 3, 7, 8, 9, 10, 11)).toEqual([1, 2, 3, 7, 8]);
  });

  it('come without a next page', async () => {
    const { headers } = await ask(1);
    expect(headers).not.toHaveProperty('x-next-cursor');
    expect(headers).not.toHaveProperty('link');
  });

  it.each(['abc', '0', '-1', '1.5', '2147483648', '', '1;drop', '%00'])(
    'are refused when one is "%s"',
    async (id) => {
      const reply = await ask(1, id);
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toMatchObject({
        code: 'invalid_input',
        errors: { 'guide_ids.1': expect.any(String) },
      });
    },
  );

  it('are refused when there are more than fit on a page', async () => {
    const many = Array.from({ length: 101 }, (_, index) => index + 1);
    expect((await ask(...many)).statusCode).toBe(422);
    expect((await ask(...many.slice(1))).statusCode).toBe(200);
  });
});
