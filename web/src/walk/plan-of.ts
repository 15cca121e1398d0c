import { makePlan } from '@laneway/domain/walk/plan/make-plan';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { readTrigger } from '@laneway/domain/walk/text/trigger-text';
import type { Guide } from '../guide/guide-facts.ts';
import type { Place } from '../guide/places/place-facts.ts';
import { mediaSource } from '../media/media-source.ts';
import { readOrNull, settingsOf } from './is-walkable.ts';

/** How a guide is walked; what can't be read of its settings is as if nothing had been chosen. */
export function planOf(guide: Guide, places: readonly Place[]): WalkPlan {
  return makePlan({
    guide: { id: guide.g_id, path: guide.g_path, settings: settingsOf(guide) },
    places: places.map((place) => ({
      id: place.p_id,
      order: place.p_order,
      location: place.p_location,
      marker: place.p_marker,
      trigger: readOrNull(place.p_trigger, readTrigger),
      hasAudio: hasAudio(place),
      audioSeconds: null,
    })),
  });
}

function hasAudio({ p_audio }: Place): boolean {
  const source = mediaSource(p_audio);
  return source.ok && source.value !== null;
}
