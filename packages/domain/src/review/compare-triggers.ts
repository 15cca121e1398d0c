import type { PlaceContent } from '../guides/place-content.ts';
import { DEFAULT_TRIGGER, type Trigger } from '../walk/trigger.ts';
import { readTrigger } from '../walk/trigger-text.ts';
import { KIND_WORDS, START_WORDS, zoneInWords } from '../walk/walk-words.ts';
import { changeOf } from './change.ts';
import type { ComparedField } from './compare-fields.ts';

type Row = {
  readonly label: string;
  readonly word: string;
  readonly read: (trigger: Trigger) => string;
};

/** What a creator may choose for the start of a place, each with a row of its own. */
const ROWS: Readonly<Record<keyof Trigger, Row>> = {
  zone: {
    label: 'Zone',
    word: 'zone',
    read: ({ zone }) => (zone === null ? 'Around the place' : zoneInWords(zone)),
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

type Triggered = Pick<PlaceContent, 'trigger'>;

/** How and where a place starts on a walk; null is a version without it. What is as usual in both has no row. */
export function compareTriggers(
  before: Triggered | null,
  after: Triggered | null,
): readonly ComparedField[] {
  const was = before && triggerOf(before);
  const is = after && triggerOf(after);
  const keys = Object.keys(ROWS) as (keyof Trigger)[];
  return keys.flatMap((key) => {
    const spelling = (trigger: Trigger) => JSON.stringify(trigger[key]);
    const isUsual = (trigger: Trigger | null) =>
      trigger === null || spelling(trigger) === spelling(DEFAULT_TRIGGER);
    if (isUsual(was) && isUsual(is)) return [];
    const { label, word, read } = ROWS[key];
    // By spelling, because an area may be another one and have as many corners.
    const change = changeOf(was && spelling(was), is && spelling(is));
    const row = { key: `trigger.${key}`, label, word, look: 'value' as const };
    return [{ ...row, before: was && read(was), after: is && read(is), change }];
  });
}

/** What can't be read starts as usual, as it does on a walk. */
function triggerOf({ trigger }: Triggered): Trigger {
  const read = trigger === null ? null : readTrigger(trigger);
  return read?.ok ? read.value : DEFAULT_TRIGGER;
}
