import type { TriggerZone } from '@laneway/domain/walk/plan/trigger';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { nudgeHandle, setHandle, type ZoneHandle } from './zone-handles.ts';

/** In metres; the larger with Shift or the page keys. */
const STEPS = { small: 1, large: 10 } as const;

const ARROWS: Readonly<Record<string, { readonly east: number; readonly north: number }>> = {
  ArrowLeft: { east: -1, north: 0 },
  ArrowRight: { east: 1, north: 0 },
  ArrowUp: { east: 0, north: 1 },
  ArrowDown: { east: 0, north: -1 },
};

type HandleValue = NonNullable<ZoneHandle['value']>;

/** The effect of a slider's keys on its value. */
const SLIDER_KEYS: Readonly<Record<string, (value: HandleValue) => number>> = {
  Home: ({ min }) => min,
  End: ({ max }) => max,
  PageUp: ({ now, max }) => Math.min(max, now + STEPS.large),
  PageDown: ({ now, min }) => Math.max(min, now - STEPS.large),
};

/** The zone after a key that moves this handle; null for any other key. */
export function zoneAfterKey(
  zone: TriggerZone,
  handle: ZoneHandle,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  plan: WalkPlan,
): TriggerZone | null {
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    const step = shiftKey ? STEPS.large : STEPS.small;
    return nudgeHandle(zone, handle, { east: arrow.east * step, north: arrow.north * step }, plan);
  }
  const valueAfter = SLIDER_KEYS[key];
  if (handle.value === null || valueAfter === undefined) return null;
  return setHandle(zone, handle, valueAfter(handle.value), plan);
}
