import type { PlaceContent } from '../guides/place-content.ts';
import { DEFAULT_TRIGGER, type Trigger } from '../walk/plan/trigger.ts';
import { readTrigger } from '../walk/text/trigger-text.ts';
import { isUsual, TRIGGER_FACTS } from '../walk/text/trigger-words.ts';
import { type ComparedField, changeOf } from './change.ts';

type Triggered = Pick<PlaceContent, 'trigger' | 'location'>;

/**
 * The triggers of a place in two versions; null is a version without it. Values that are the default in both have no
 * row.
 */
export function compareTriggers(
  before: Triggered | null,
  after: Triggered | null,
): readonly ComparedField[] {
  const was = before && triggerOf(before);
  const is = after && triggerOf(after);
  const keys = Object.keys(TRIGGER_FACTS) as (keyof Trigger)[];
  return keys.flatMap((key) => {
    const spelling = (trigger: Trigger) => JSON.stringify(trigger[key]);
    const isAsUsual = (trigger: Trigger | null) => trigger === null || isUsual(trigger, key);
    if (isAsUsual(was) && isAsUsual(is)) return [];
    const { label, word, read } = TRIGGER_FACTS[key];
    // Compared as text, because two different areas may have the same number of corners.
    const change = changeOf(was && spelling(was), is && spelling(is));
    const row = { key: `trigger.${key}`, label, word, look: 'value' as const };
    return [
      {
        ...row,
        before: was && read(was, before?.location),
        after: is && read(is, after?.location),
        change,
      },
    ];
  });
}

/** An unparsable trigger means the defaults, as on a walk. */
export function triggerOf({ trigger }: Pick<PlaceContent, 'trigger'>): Trigger {
  const read = trigger === null ? null : readTrigger(trigger);
  return read?.ok ? read.value : DEFAULT_TRIGGER;
}
