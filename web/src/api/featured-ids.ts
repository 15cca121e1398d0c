import { DEFAULT_FEATURED_IDS } from '@laneway/domain/guides/featured';
import { deviceStorage, parseJson } from '../core/device-storage.ts';
import { isId } from '../core/stored-value.ts';

const STORAGE_KEY = 'laneway.featured-guides';

/** The guides to feature: those stored on this device, or the default ones. */
export function storedFeaturedIds(): readonly number[] {
  return parseFeaturedIds(deviceStorage.getItem(STORAGE_KEY));
}

/** Reads stored ids; anything but a list of ids counts as none stored. */
export function parseFeaturedIds(text: string | null): readonly number[] {
  const ids = parseJson(text);
  return Array.isArray(ids) && ids.length > 0 && ids.every(isId) ? ids : DEFAULT_FEATURED_IDS;
}
