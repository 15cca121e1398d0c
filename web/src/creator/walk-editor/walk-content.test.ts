import { DEFAULT_TRIGGER } from '@laneway/domain/walk/plan/trigger';
import { writeTrigger } from '@laneway/domain/walk/text/trigger-text';
import { describe, expect, it } from 'vitest';
import { readWalk, settingsText, type WalkContent } from './walk-content.ts';

const PATH = '(-37.8,144.960),(-37.8,144.970)';

function contentOf(lngs: readonly (number | null)[], more: Partial<WalkContent> = {}): WalkContent {
  return {
    path: PATH,
    walk: null,
    places: lngs.map((lng, at) => ({
      ...{ stopId: at + 1, title: `Place ${at + 1}`, marker: null, boundary: null },
      location: lng === null ? null : { lat: -37.8, lng },
      trigger: null,
      audio: null,
      audioSeconds: null,
    })),
    ...more,
  };
}

describe('the walk built from the forms', () => {
  it('has a stop for each place on the map, and names for all places', () => {
    const { plan, places, names } = readWalk(contentOf([144.961, null]));
    expect(plan.stops.map(({ id }) => id)).toEqual([1]);
    expect(places.map(({ isOnMap }) => isOnMap)).toEqual([true, false]);
    expect([...names]).toEqual([
      [1, '1. Place 1'],
      [2, '2. Place 2'],
    ]);
  });

  it('stores nothing for a trigger with only defaults', () => {
    const { textOf } = readWalk(contentOf([144.961]));
    expect(textOf(null)).toBe('');
    expect(textOf(DEFAULT_TRIGGER)).toBe('');
    expect(textOf({ ...DEFAULT_TRIGGER, priority: 3 })).toBe(
      writeTrigger({ ...DEFAULT_TRIGGER, priority: 3 }),
    );
    expect(settingsText(null)).toBe('');
  });

  it('stores a stretch in the direction of the drawn path, even if the walk runs the other way', () => {
    // The first place is at the far end of the path, so the plan turns it round.
    const content = contentOf([144.969, 144.961]);
    const { textOf, plan } = readWalk(content);
    expect(plan.path?.[0]).toMatchObject({ lng: 144.97 });
    const zone = { kind: 'stretch', from: 700, to: 800 } as const;
    const text = textOf({ ...DEFAULT_TRIGGER, zone });
    const stored = JSON.parse(text).zone;
    expect(stored.from).toBeLessThan(200);
    const [first, second] = content.places;
    if (first === undefined || second === undefined) throw new Error('no places');
    const again = readWalk({ ...content, places: [first, { ...second, trigger: text }] });
    const shown = again.places[1]?.trigger?.zone;
    if (shown?.kind !== 'stretch') throw new Error('no stretch');
    expect([shown.from, shown.to].map(Math.round)).toEqual([700, 800]);
    const inPlan = again.plan.stops[1]?.zone;
    expect(inPlan?.kind === 'stretch' && Math.round(inPlan.from)).toBe(700);
  });
});
