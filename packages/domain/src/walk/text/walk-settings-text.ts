import { ok, type Result } from '../../result.ts';
import { SURROUNDINGS, WALK_MODES, type WalkSettings } from '../plan/walk-settings.ts';
import { booleanValue, object, readJson, wholeNumberWithin, wordOf } from './json-readers.ts';

/** The version of the format; a change that older programs can't read gets a new one. */
const VERSION = 1;

const readVersioned = object<WalkSettings & { readonly v: number }>('The walk', {
  v: wholeNumberWithin('The version of the walk', { min: VERSION, max: VERSION }),
  mode: wordOf('The mode', WALK_MODES),
  loop: booleanValue('Loop'),
  surroundings: wordOf('The surroundings', SURROUNDINGS),
});

/** Parses stored walk settings, or returns the error. */
export function readWalkSettings(text: string): Result<WalkSettings, string> {
  const read = readJson('The walk', text, readVersioned);
  if (!read.ok) return read;
  const { v: _, ...settings } = read.value;
  return ok(settings);
}

/** The canonical text of these settings. */
export function writeWalkSettings({ mode, loop, surroundings }: WalkSettings): string {
  return JSON.stringify({ v: VERSION, mode, loop, surroundings });
}
