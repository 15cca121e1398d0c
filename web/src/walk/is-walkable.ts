import type { Guide } from '../guide/guide-facts.ts';
import { settingsOf } from './settings-of.ts';

/** A guide with places, unless its creator disabled walking. */
export function isWalkable(guide: Guide): boolean {
  return guide.g_place_count > 0 && settingsOf(guide)?.mode !== 'off';
}
