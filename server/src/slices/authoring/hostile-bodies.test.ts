import type { PendingGuide, PendingPlace } from '@laneway/contract/authoring';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const creator = await createPerson(app.db, 'creator');
const browser = openBrowser(app, creator);
const { pg_id } = (await browser.post('/api/pending_guides/', {})).json<PendingGuide>();
const { pp_id } = (
  await browser.post(`/api/pending_guides/${pg_id}/places/`, {})
).json<PendingPlace>();

const anyValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.constantFrom(
    '\u0000',
    '99999,99999',
    'NaN,NaN',
    '1e999,0',
    's3://a/../b',
    '{"lat":{}}',
    '|;|',
    '{"v":1,"zone":{"kind":"__proto__"}}',
    '[[[[1]]]]',
  ),
  fc.double(),
  fc.maxSafeInteger(),
  fc.boolean(),
  fc.constant(null),
  fc.constant({}),
  fc.constant([]),
);
const guideFields = [
  'title',
  'description',
  'location',
  'image',
  'audio',
  'video_captions',
  'path',
];
const placeFields = [...guideFields, 'marker', 'boundary', 'trigger', 'version', 'original_p_id'];
const anyBody = (prefix: string, names: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...names.map((name) => `${prefix}_${name}`)), anyValue);

it('junk in a draft is saved as text or refused, and never breaks the server', async () => {
  const calls = fc.oneof(
    fc.record({
      method: fc.constant('PUT' as const),
      url: fc.constant(`/api/pending_guides/${pg_id}`),
      body: anyBody('pg', [
        ...guideFields,
        'price',
        'is_public',
        'version',
        'duration_minutes',
        'walk',
      ]),
    }),
    fc.record({
      method: fc.constant('PUT' as const),
      url: fc.constant(`/api/pending_places/${pp_id}`),
      body: anyBody('pp', placeFields),
    }),
    fc.record({
      method: fc.constant('PUT' as const),
      url: fc.constant(`/api/pending_guides/${pg_id}/place_order`),
      body: fc.record({ pp_ids: fc.array(anyValue, { maxLength: 3 }) }),
    }),
    fc.record({
      method: fc.constant('POST' as const),
      url: fc.constant(`/api/pending_guides/${pg_id}/change_status`),
      body: fc.record({ new_status: anyValue, comment: anyValue }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(calls, async ({ method, url, body }) => {
      const reply = await browser.send(method, url, body);
      expect(reply.statusCode, `${method} ${url} ${JSON.stringify(body)}`).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
}, 60_000);
