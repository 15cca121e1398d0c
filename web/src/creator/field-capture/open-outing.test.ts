import { describe, expect, it } from 'vitest';
import { guideOf, outingToResume, unsentOuting } from './open-outing.ts';
import { type FieldContents, NO_CONTENTS } from './store/records.ts';
import { anOuting, aSpot } from './store/samples.test-data.ts';

const DAY_MS = 24 * 60 * 60_000;
const contents = (parts: Partial<FieldContents>): FieldContents => ({ ...NO_CONTENTS, ...parts });

describe('the outing that waits to be sent', () => {
  const ended = anOuting({ endedAt: 2_000 });
  const later = anOuting({ id: 'walk-two', startedAt: 5_000 });
  const ofLater = aSpot(2, { walkId: 'walk-two' });

  it.each([
    ['none without spots', contents({ outings: [ended, later] }), null],
    ['none for a draft spot', withSpot({ isDraft: true }), null],
    ['the one with a spot', contents({ outings: [ended, later], spots: [ofLater] }), 'walk-two'],
    ['the oldest', contents({ outings: [ended, later], spots: [aSpot(1), ofLater] }), 'walk-one'],
  ])('is %s', (_case, given, id) => {
    expect(unsentOuting(given)?.id ?? null).toBe(id);
  });

  it('is found even if it is too old to be resumed', () => {
    const old = contents({ outings: [anOuting()], spots: [aSpot(1)] });
    expect(outingToResume(old, null, 2 * DAY_MS)).toBeNull();
    expect(unsentOuting(old)?.id).toBe('walk-one');
  });

  function withSpot(changes: Parameters<typeof aSpot>[1]): FieldContents {
    return contents({ outings: [ended], spots: [aSpot(1, changes)] });
  }
});

describe('the guide of an outing', () => {
  it.each([
    ['is new while it has none', anOuting(), null],
    ['stays new once it has been created', anOuting({ guideId: 7 }), null],
    [
      'is the one that was walked',
      anOuting({ guideId: 7, isNewGuide: false, title: 'River' }),
      { id: 7, title: 'River', path: '', places: [] },
    ],
  ])('%s', (_case, outing, guide) => {
    expect(guideOf(outing)).toEqual(guide);
  });
});
