import type { WalkPlan } from '@laneway/domain/walk/walk-plan';
import type { Guide } from '../guides/guide-facts.ts';
import type { Place } from '../places/place-facts.ts';

/** A guide that is walked. */
export type WalkGuide = {
  readonly guide: Guide;
  /** In walking order. */
  readonly places: readonly Place[];
  readonly plan: WalkPlan;
};

/** The place of a stop, with its number in the guide. */
export function placeOfStop(
  places: readonly Place[],
  stopId: number | null,
): { readonly place: Place; readonly number: number } | null {
  const index = places.findIndex(({ p_id }) => p_id === stopId);
  const place = places[index];
  return place === undefined ? null : { place, number: index + 1 };
}
