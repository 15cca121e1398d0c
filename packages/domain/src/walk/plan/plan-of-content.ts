import { printLocation } from '../../geo/location-text.ts';
import type { GuideContent } from '../../guides/guide-content.ts';
import type { PlaceContent } from '../../guides/place-content.ts';
import type { Result } from '../../result.ts';
import { readTrigger } from '../text/trigger-text.ts';
import { readWalkSettings } from '../text/walk-settings-text.ts';
import { createZoneConversion, makePlan, type PlanSource } from './make-plan.ts';
import type { TriggerZone } from './trigger.ts';
import { walkLine } from './walk-line.ts';
import type { WalkPlan } from './walk-plan.ts';
import { DEFAULT_WALK_SETTINGS, type WalkSettings } from './walk-settings.ts';

export type ContentToWalk = {
  readonly guideId: number;
  readonly guide: Pick<GuideContent, 'path' | 'walk'>;
  /** In walking order. */
  readonly places: readonly {
    readonly id: number;
    readonly content: Pick<PlaceContent, 'location' | 'marker' | 'trigger' | 'audio'>;
    readonly audioSeconds: number | null;
  }[];
};

/** The walk plan for this content. Unparsable texts count as the defaults. */
export function planOfContent(content: ContentToWalk): WalkPlan {
  return makePlan(sourceOf(content));
}

/** Converts a zone between the plan and its stored form. */
export function zoneConversionOfContent(
  content: ContentToWalk,
): (zone: TriggerZone) => TriggerZone {
  return createZoneConversion(sourceOf(content));
}

/**
 * The settings with which a guide stays walked in order after its places were moved, if that order came from its path
 * by default and they no longer follow it. Null if there is nothing to settle.
 */
export function settingsToStayOrdered(before: WalkPlan, after: WalkPlan): WalkSettings | null {
  const { mode, loop, surroundings } = before;
  return mode === 'ordered' && after.isFreeByDefault ? { mode, loop, surroundings } : null;
}

function sourceOf({ guideId, guide, places }: ContentToWalk): PlanSource {
  return {
    guide: { id: guideId, path: guide.path, settings: settingsOf(guide) },
    places: places.map(({ id, content, audioSeconds }, order) => ({
      id,
      order,
      location: content.location && printLocation(content.location),
      marker: content.marker,
      trigger: readOrNull(content.trigger, readTrigger),
      hasAudio: content.audio !== null,
      audioSeconds,
    })),
  };
}

/** Unless the creator says otherwise, the order is free without a path, and depends on the path if there is one. */
function settingsOf({ path, walk }: ContentToWalk['guide']): WalkSettings | null {
  const chosen = readOrNull(walk, readWalkSettings);
  if (chosen !== null || walkLine(path) !== null) return chosen;
  return { ...DEFAULT_WALK_SETTINGS, mode: 'free' };
}

function readOrNull<Value>(
  text: string | null,
  read: (text: string) => Result<Value, string>,
): Value | null {
  const value = text === null ? null : read(text);
  return value?.ok ? value.value : null;
}
