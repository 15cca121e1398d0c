import type { Point } from '../../geo/point.ts';
import { DEFAULT_TRIGGER, type Trigger } from '../plan/trigger.ts';
import { readTrigger } from './trigger-text.ts';
import { describeZone, KIND_WORDS, START_WORDS } from './walk-words.ts';

type TriggerFact = {
  readonly label: string;
  readonly word: string;
  /** The place's pin is given where it is known. */
  readonly read: (trigger: Trigger, pin?: Point | null) => string;
};

/** The parts of a trigger in words. */
export const TRIGGER_FACTS: Readonly<Record<keyof Trigger, TriggerFact>> = {
  zone: {
    label: 'Zone',
    word: 'zone',
    read: ({ zone }, pin) => (zone === null ? 'Around the place' : describeZone(zone, pin)),
  },
  direction: {
    label: 'Direction',
    word: 'direction',
    read: ({ direction }) =>
      direction === null ? 'Any' : `${direction.bearing}° ± ${direction.tolerance}°`,
  },
  start: { label: 'Start', word: 'start', read: ({ start }) => START_WORDS[start] },
  kind: { label: 'Type', word: 'type', read: ({ kind }) => KIND_WORDS[kind] },
  once: {
    label: 'Repeats',
    word: 'repeats',
    read: ({ once }) => (once ? 'Once per walk' : 'Every time'),
  },
  priority: { label: 'Priority', word: 'priority', read: ({ priority }) => String(priority) },
  dwell: { label: 'Time in the zone', word: 'time in the zone', read: ({ dwell }) => `${dwell} s` },
};

/** True if a part of a trigger is the default. */
export function isUsual(trigger: Trigger, key: keyof Trigger): boolean {
  return JSON.stringify(trigger[key]) === JSON.stringify(DEFAULT_TRIGGER[key]);
}

/**
 * The creator's choices for the start of a place, one per line: 'Zone: Circle, 45 m around …'. Without a choice, or if
 * the text can't be parsed, it says that the defaults apply.
 */
export function describeTrigger(text: string): string {
  const read = readTrigger(text);
  const trigger = read.ok ? read.value : DEFAULT_TRIGGER;
  const keys = Object.keys(TRIGGER_FACTS) as (keyof Trigger)[];
  const lines = keys
    .filter((key) => !isUsual(trigger, key))
    .map((key) => `${TRIGGER_FACTS[key].label}: ${TRIGGER_FACTS[key].read(trigger)}`);
  return lines.length === 0 ? 'As usual' : lines.join('\n');
}
