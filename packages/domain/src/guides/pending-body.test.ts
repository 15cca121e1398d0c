import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTENT_STATUSES } from '../statuses.ts';
import type { EditableGuide } from './editable.ts';
import { guideFromPending } from './editable-guide.ts';
import { placeFromPending } from './editable-place.ts';
import { pendingGuideBody, pendingPlaceBody } from './pending-body.ts';
import type { PriceChoice } from './pricing.ts';
import type { PendingGuideRecord, PendingPlaceRecord } from './records.ts';

const text = fc.option(
  fc.oneof(fc.string(), fc.constantFrom('Not yet provided', 'https://x.example/a.mp3')),
);
const location = fc.oneof(
  fc.constantFrom(null, '', '99999,99999', '0,0', 'here'),
  fc
    .tuple(fc.integer({ min: -89, max: 89 }), fc.integer({ min: 1, max: 179 }))
    .map(([lat, lng]) => `${lat}.5,${lng}.25`),
);
const id = fc.integer({ min: 1, max: 2_147_483_647 });

const anyPendingPlace: fc.Arbitrary<PendingPlaceRecord> = fc.record({
  pp_id: id,
  pp_pg_id: id,
  pp_title: text,
  pp_description: text,
  pp_marker: location,
  pp_location: location,
  pp_image: text,
  pp_audio: text,
  pp_video: text,
  pp_path: text,
  pp_boundary: text,
  pp_original_p_id: fc.option(id),
  pp_pending_status: fc.constantFrom(...CONTENT_STATUSES),
  pp_order: fc.option(fc.nat()),
  pp_version: fc.nat(),
});

const anyPendingGuide: fc.Arbitrary<PendingGuideRecord> = fc.record({
  pg_id: id,
  pg_title: text,
  pg_description: text,
  pg_location: location,
  pg_image: text,
  pg_audio: text,
  pg_video: text,
  pg_path: text,
  pg_boundary: text,
  pg_price: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 99, max: 100_000 }).map((cents) => cents / 100),
  ),
  pg_is_public: fc.boolean(),
  pg_pending_status: fc.constantFrom(...CONTENT_STATUSES),
  pg_author_id: fc.option(id),
  pg_author_name: text,
  original_g_id: fc.option(id),
  admin_comment: text,
  pg_updated: fc.option(fc.date({ noInvalidDate: true }).map((date) => date.toISOString())),
  pg_version: fc.nat(),
  pending_places: fc.array(anyPendingPlace, { maxLength: 3 }),
});

const user = { id: 77, name: 'Grace' };

function choiceOf(guide: EditableGuide): PriceChoice {
  if (guide.gn_is_public) return 'public';
  return guide.gn_price_status === '0' ? 'members' : 'paid';
}

describe('pending records', () => {
  it('survive being read and saved unchanged: guides', () => {
    fc.assert(
      fc.property(anyPendingGuide, (record) => {
        const guide = guideFromPending(record);
        const body = pendingGuideBody(guide, choiceOf(guide), user);
        const again = guideFromPending({ ...record, ...body, pg_version: record.pg_version });
        expect(again).toEqual({
          ...guide,
          // Being public costs nothing, whatever the record said.
          gn_price_status: guide.gn_is_public ? '0' : guide.gn_price_status,
          gn_author_id: record.pg_author_id ?? user.id,
          gn_author_name: record.pg_author_name ?? user.name,
        });
        expect(body.pg_version).toBe(record.pg_version);
      }),
    );
  });

  it('survive being read and saved unchanged: places', () => {
    fc.assert(
      fc.property(anyPendingPlace, (record) => {
        const place = placeFromPending(record);
        const body = pendingPlaceBody(place, record.pp_pg_id);
        const again = placeFromPending({ ...record, ...body, pp_version: record.pp_version });
        expect(again).toEqual({ ...place, pn_status: 'draft', pn_pending_status: 'draft' });
      }),
    );
  });

  it('never show the placeholder as content', () => {
    fc.assert(
      fc.property(anyPendingGuide, (record) => {
        const { gn_title, gn_description, gn_image_url, gn_audio_url, gn_video_url } =
          guideFromPending(record);
        expect([gn_title, gn_description, gn_image_url, gn_audio_url, gn_video_url]).not.toContain(
          'Not yet provided',
        );
      }),
    );
  });

  it('know the published guide they are a draft of', () => {
    fc.assert(
      fc.property(anyPendingGuide, (record) => {
        const guide = guideFromPending(record);
        expect(guide.gn_g_id).toBe(record.original_g_id);
        expect(guide.gn_original_id).toBe(record.original_g_id);
        expect(guide.gn_pg_id).toBe(record.pg_id);
        expect(guide.gn_source_type).toBe('pending');
      }),
    );
  });
});
