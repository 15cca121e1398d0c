import { examplePlace } from '@laneway/contract/examples.test-data';
import { describe, expect, it } from 'vitest';
import { numberedPins } from './place-facts.ts';

const PLACES = [11, 12, 13].map((p_id, index) => ({
  ...examplePlace,
  p_id,
  g_id: 20,
  p_title: `Lane ${index + 1}`,
  p_location: p_id === 12 ? '99999,99999' : '-37.81,144.96',
}));
const VISITS = [
  {
    guideId: 20,
    placeIds: [11, 12, 13],
    openedIds: [12, 13],
    visitedIds: [13],
    lastPlaceId: 13,
    isOver: false,
  },
];

describe('the pins of places', () => {
  it('keep their numbers if a place has no location', () => {
    expect(numberedPins(PLACES, 'red').map(({ label }) => label)).toEqual([
      '1. Lane 1',
      '3. Lane 3',
    ]);
  });

  it('have a tick for visited places', () => {
    const ticks = numberedPins(PLACES, 'red', VISITS).map(({ tick }) => tick);
    expect(ticks).toEqual([null, 'visited']);
  });

  it('have no tick for visits to another guide', () => {
    const elsewhere = VISITS.map((visits) => ({ ...visits, guideId: 21 }));
    const ticks = numberedPins(PLACES, 'red', elsewhere).map(({ tick }) => tick);
    expect(ticks).toEqual([null, null]);
  });
});
