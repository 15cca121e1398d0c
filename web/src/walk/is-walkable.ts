import type { Result } from '@laneway/domain/result';
import type { WalkSettings } from '@laneway/domain/walk/plan/walk-settings';
import { readWalkSettings } from '@laneway/domain/walk/text/walk-settings-text';
import type { Guide } from '../guide/guide-facts.ts';

/** Null for the defaults. */
export function settingsOf({ g_walk }: Pick<Guide, 'g_walk'>): WalkSettings | null {
  return readOrNull(g_walk, readWalkSettings);
}

/** Guides that were saved before there were walks have no such text at all. */
export function readOrNull<T>(
  text: string | null | undefined,
  read: (text: string) => Result<T, string>,
): T | null {
  if (typeof text !== 'string') return null;
  const result = read(text);
  return result.ok ? result.value : null;
}

/** A guide with places, unless its creator says that it isn't for walking. */
export function isWalkable(guide: Guide): boolean {
  return guide.g_place_count > 0 && settingsOf(guide)?.mode !== 'off';
}
