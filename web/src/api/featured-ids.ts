import { DEFAULT_FEATURED_IDS } from '@laneway/domain/guides/featured';

const STORAGE_KEY = 'laneway.featured-guides';

/** The guides to feature: those stored on this device, or the default ones. */
export function storedFeaturedIds(): readonly number[] {
  try {
    return parseFeaturedIds(localStorage.getItem(STORAGE_KEY));
  } catch {
    // A browser may block storage completely.
    return DEFAULT_FEATURED_IDS;
  }
}

/** Reads stored ids; anything but a list of ids counts as none stored. */
export function parseFeaturedIds(text: string | null): readonly number[] {
  const ids = parseJson(text);
  return Array.isArray(ids) && ids.length > 0 && ids.every(isId) ? ids : DEFAULT_FEATURED_IDS;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
