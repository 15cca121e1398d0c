import type { Result } from '@laneway/domain/result';
import { makePlan } from '@laneway/domain/walk/make-plan';
import { readTrigger } from '@laneway/domain/walk/trigger-text';
import type { WalkPlan } from '@laneway/domain/walk/walk-plan';
import type { WalkSettings } from '@laneway/domain/walk/walk-settings';
import { readWalkSettings } from '@laneway/domain/walk/walk-settings-text';
import type { Guide } from '../guides/guide-facts.ts';
import { mediaSource } from '../media/media-source.ts';
import type { Place } from '../places/place-facts.ts';

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

/** Null for the defaults. */
export function settingsOf({ g_walk }: Pick<Guide, 'g_walk'>): WalkSettings | null {
  return readOrNull(g_walk, readWalkSettings);
}

function hasAudio({ p_audio }: Place): boolean {
  const source = mediaSource(p_audio);
  return source.ok && source.value !== null;
}

/** Guides that were saved before there were walks have no such text at all. */
function readOrNull<T>(
  text: string | null | undefined,
  read: (text: string) => Result<T, string>,
): T | null {
  if (typeof text !== 'string') return null;
  const result = read(text);
  return result.ok ? result.value : null;
}
