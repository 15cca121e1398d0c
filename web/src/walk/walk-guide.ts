import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import type { Guide } from '../guide/guide-facts.ts';
import type { Place } from '../guide/places/place-facts.ts';
import type { GuideColour } from '../map/guide-colour.ts';

export type WalkGuide = {
  readonly guide: Guide;
  /** In walking order. */
  readonly places: readonly Place[];
  readonly plan: WalkPlan;
  /** The colour of its pins. */
  readonly colour: GuideColour;
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
