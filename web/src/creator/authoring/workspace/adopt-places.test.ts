import { readPublishedPlace } from '@laneway/contract/editing/place-fields';
import { examplePendingPlace, examplePlace } from '@laneway/contract/examples.test-data';
import { describe, expect, it } from 'vitest';
import { adoptPlaces, placeItem } from './workspace-state.ts';

const live = [3, 4].map((id) => placeItem(readPublishedPlace({ ...examplePlace, p_id: id })));
const row = (id: number, original: number | null) => ({
  ...examplePendingPlace,
  pp_id: id,
  pp_order: id,
  pp_original_p_id: original,
});

describe('the places of a live guide that becomes a draft', () => {
  it('keep their keys and stop ids', () => {
    const drafts = adoptPlaces(live, [row(51, 3), row(52, 4)], 7);
    expect(drafts.map(({ place }) => place.kind)).toEqual(['pending', 'pending']);
    const known = (items: typeof drafts) => items.map(({ key, stopId }) => [key, stopId]);
    expect(known(drafts)).toEqual(known(live));
  });

  it('are distinguished from a new place with the same number', () => {
    const drafts = adoptPlaces(live, [row(51, 3), row(52, 4), row(3, null)], 7);
    expect(new Set(drafts.map(({ stopId }) => stopId)).size).toBe(3);
  });
});
