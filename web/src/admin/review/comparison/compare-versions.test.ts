import type { PendingGuide, PendingPlace } from '@laneway/contract/authoring';
import {
  changedPendingGuide,
  changedPendingPlace,
  examplePendingPlace,
} from '@laneway/contract/examples.test-data';
import { describe, expect, it } from 'vitest';
import { baselinesOf, compareVersions } from './compare-versions.ts';
import { aLivePlace, aReview } from './review.test-data.ts';

const changesIn = (review: ReturnType<typeof aReview>, against: 'live' | 'submission' | null) =>
  compareVersions(review, against).items.map(({ key, change }) => [key, change]);

/** Fields that aren't compared as content. Any other field that is added to the API has to be compared. */
const NOT_CONTENT_OF_GUIDE: readonly (keyof PendingGuide)[] = [
  'pg_id',
  'pg_pending_status',
  'pg_author_id',
  'pg_author_name',
  'original_g_id',
  'admin_comment',
  'changed_since_comment',
  'pending_places',
  'pg_version',
  'pg_created',
  'pg_updated',
  'pg_image_stand_in',
  'pg_transfer',
  'pg_size_bytes',
];
const NOT_CONTENT_OF_PLACE: readonly (keyof PendingPlace)[] = [
  'pp_id',
  'pp_pg_id',
  'pp_original_p_id',
  // Reordering and withdrawing have tests of their own.
  'pp_order',
  // Only shown as its name, while it has no title.
  'pp_name_number',
  'pp_pending_status',
  'pp_version',
  'pp_updated',
  'pp_image_stand_in',
  // Part of the audio, which is compared.
  'pp_audio_seconds',
  'admin_comment',
  'changed_since_comment',
];
const fieldsOf = <Row extends object>(row: Row, except: readonly (keyof Row)[]) =>
  (Object.keys(row) as (keyof Row)[]).filter((name) => !except.includes(name)).map(String);

describe('every field of the API that visitors get', () => {
  it.each(fieldsOf(changedPendingGuide, NOT_CONTENT_OF_GUIDE))('is compared: %s', (name) => {
    const changed = { [name]: changedPendingGuide[name as keyof PendingGuide] };
    for (const against of ['live', 'submission'] as const) {
      expect(changesIn(aReview(changed), against)).toEqual([
        ['guide', 'changed'],
        ['place-31', 'same'],
      ]);
    }
  });

  it.each(fieldsOf(changedPendingPlace, NOT_CONTENT_OF_PLACE))('is compared: %s', (name) => {
    const changed = { [name]: changedPendingPlace[name as keyof PendingPlace] };
    for (const against of ['live', 'submission'] as const) {
      expect(changesIn(aReview({}, changed), against)).toEqual([
        ['guide', name === 'pp_is_sample' ? 'changed' : 'same'],
        ['place-31', 'changed'],
      ]);
    }
  });

  it('is the same in an unchanged draft', () => {
    for (const against of ['live', 'submission'] as const) {
      expect(compareVersions(aReview(), against).items.map(({ summary }) => summary)).toEqual([
        [],
        [],
      ]);
    }
  });
});

describe('the baselines of a revision', () => {
  it('are the live version and the last submission, as far as they exist', () => {
    const review = aReview();
    expect(baselinesOf(review)).toEqual(['live', 'submission']);
    expect(baselinesOf({ ...review, live: null })).toEqual(['submission']);
    expect(baselinesOf({ ...review, live: null, last_submission: null })).toEqual([]);
  });

  it('don’t include the live guide once the revision is published', () => {
    const review = aReview({ pg_pending_status: 'published' });
    expect(baselinesOf(review)).toEqual(['submission']);
    expect(baselinesOf({ ...review, last_submission: null })).toEqual([]);
  });

  it('are named in the heading', () => {
    const review = aReview();
    expect(compareVersions(review, 'live').baselineName).toBe('Live');
    expect(compareVersions(review, 'submission').baselineName).toBe('Last submission, 14 Nov 2026');
    const { live } = review;
    const offSale = live && { ...live, guide: { ...live.guide, g_active: false } };
    expect(compareVersions({ ...review, live: offSale }, 'live').baselineName).toBe(
      'Published, off sale now',
    );
  });

  it('are missing for a first submission, where nothing is marked as changed', () => {
    const first = { ...aReview({ pg_title: 'New' }), live: null, last_submission: null };
    for (const against of ['live', 'submission', null] as const) {
      expect(compareVersions(first, against).baseline).toBeNull();
      expect(changesIn(first, against)).toEqual([
        ['guide', 'same'],
        ['place-31', 'same'],
      ]);
    }
  });
});

describe('the places of a revision', () => {
  it('are marked when withdrawn, on either side', () => {
    const review = aReview({}, { pp_pending_status: 'withdrawn' });
    expect(compareVersions(review, 'live').items[1]?.summary).toEqual(['withdrawn']);
    const { live } = aReview();
    const back = {
      ...aReview(),
      live: live && { ...live, places: [aLivePlace({ p_active: false })] },
    };
    expect(compareVersions(back, 'live').items[1]?.summary).toEqual(['back in the guide']);
  });

  it('are compared in the server’s order, whatever the order of the list', () => {
    const other = { ...examplePendingPlace, pp_id: 32, pp_original_p_id: 22, pp_title: 'Hosier' };
    const places = (first: number, second: number) => [
      { ...other, pp_order: second },
      { ...examplePendingPlace, pp_order: first },
    ];
    const review = aReview();
    const live = review.live && {
      ...review.live,
      places: [aLivePlace({ p_order: 0 }), aLivePlace({ p_id: 22, p_order: 1, p_title: 'Hosier' })],
    };
    const compare = (first: number, second: number) =>
      compareVersions(
        { ...review, live, guide: { ...review.guide, pending_places: places(first, second) } },
        'live',
      ).items.map(({ title, number, summary }) => [title, number, summary.join()]);
    expect(compare(0, 1).slice(1)).toEqual([
      ['Degraves Street', 1, ''],
      ['Hosier', 2, ''],
    ]);
    expect(compare(1, 0).slice(1)).toEqual([
      ['Hosier', 1, ''],
      ['Degraves Street', 2, 'order 1 → 2'],
    ]);
  });
});
