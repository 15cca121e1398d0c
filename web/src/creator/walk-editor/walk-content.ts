import type { Point } from '@laneway/domain/geo/point';
import type { Result } from '@laneway/domain/result';
import { planOfContent, zoneConversionOfContent } from '@laneway/domain/walk/plan/plan-of-content';
import { DEFAULT_TRIGGER, type Trigger } from '@laneway/domain/walk/plan/trigger';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import type { WalkSettings } from '@laneway/domain/walk/plan/walk-settings';
import { readTrigger, writeTrigger } from '@laneway/domain/walk/text/trigger-text';
import { readWalkSettings, writeWalkSettings } from '@laneway/domain/walk/text/walk-settings-text';

/** The walk data in the forms of a guide and its places, as typed; missing values are null. JSON. */
export type WalkContent = {
  readonly path: string | null;
  readonly walk: string | null;
  /** In walking order. */
  readonly places: readonly {
    readonly stopId: number;
    readonly title: string;
    readonly location: Point | null;
    readonly marker: string | null;
    readonly boundary: string | null;
    readonly trigger: string | null;
    readonly audio: string | null;
    readonly audioSeconds: number | null;
  }[];
};

export type WalkPlace = {
  readonly stopId: number;
  /** Counted from 1. */
  readonly number: number;
  readonly title: string;
  /** The creator's choice, with its zone as in the plan; null for the defaults. */
  readonly trigger: Trigger | null;
  /** A shapes text. */
  readonly boundary: string | null;
  /** True if it has a stop; a place without a pin doesn't. */
  readonly isOnMap: boolean;
};

export type ReadWalk = {
  readonly plan: WalkPlan;
  readonly names: ReadonlyMap<number, string>;
  readonly places: readonly WalkPlace[];
  readonly settings: WalkSettings | null;
  /** The stored text of a trigger whose zone is as in the plan; empty for the defaults. */
  readonly textOf: (trigger: Trigger | null) => string;
};

/** Zones and walkers don't depend on the guide's id, which may change when saving. */
const NO_GUIDE = 0;

export function readWalk(content: WalkContent): ReadWalk {
  const source = {
    guideId: NO_GUIDE,
    guide: { path: content.path, walk: content.walk },
    places: content.places.map(({ stopId, audioSeconds, ...place }) => ({
      id: stopId,
      content: place,
      audioSeconds,
    })),
  };
  const plan = planOfContent(source);
  const turn = zoneConversionOfContent(source);
  const turned = (trigger: Trigger): Trigger =>
    trigger.zone === null ? trigger : { ...trigger, zone: turn(trigger.zone) };
  const stops = new Set(plan.stops.map(({ id }) => id));
  const places = content.places.map(({ stopId, title, trigger, boundary }, index) => {
    const chosen = readOrNull(trigger, readTrigger);
    return {
      ...{ stopId, number: index + 1, title, boundary },
      trigger: chosen && turned(chosen),
      isOnMap: stops.has(stopId),
    };
  });
  return {
    plan,
    places,
    names: new Map(places.map(({ stopId, number, title }) => [stopId, `${number}. ${title}`])),
    settings: readOrNull(content.walk, readWalkSettings),
    textOf: (trigger) => (trigger === null ? '' : triggerText(turned(trigger))),
  };
}

export function settingsText(settings: WalkSettings | null): string {
  return settings === null ? '' : writeWalkSettings(settings);
}

const DEFAULT_TEXT = writeTrigger(DEFAULT_TRIGGER);

/** A trigger with only defaults isn't stored. */
function triggerText(trigger: Trigger): string {
  const text = writeTrigger(trigger);
  return text === DEFAULT_TEXT ? '' : text;
}

function readOrNull<Value>(
  text: string | null,
  read: (text: string) => Result<Value, string>,
): Value | null {
  const value = text === null ? null : read(text);
  return value?.ok ? value.value : null;
}
