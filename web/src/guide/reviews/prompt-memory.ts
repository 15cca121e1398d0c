import { parseJson } from '../../core/device-storage.ts';

const KEY = 'laneway.rate-prompt';

/** More guides than anyone walks; the oldest entries are dropped. */
const MAX_GUIDES = 200;

/** A walk, by when it began; null for the page of a place, which is opened outside of walks as well. */
export type Occasion = number | null;

export type PromptMemory = {
  /** A walk is a new occasion to ask; for a page, one refusal is enough. */
  readonly isDismissed: (guideId: number, occasion: Occasion) => boolean;
  readonly dismiss: (guideId: number, occasion: Occasion) => void;
};

type Entry = readonly [guideId: number, occasion: Occasion];

/** When this device shouldn't ask for a rating of a guide. If storage is blocked, nothing is stored. */
export function createPromptMemory(storage: Pick<Storage, 'getItem' | 'setItem'>): PromptMemory {
  const read = (): readonly Entry[] => {
    const entries = parseJson(storage.getItem(KEY));
    return Array.isArray(entries) ? entries.flatMap(parseEntry) : [];
  };
  return {
    isDismissed: (guideId, occasion) =>
      read().some(([id, walk]) => id === guideId && (occasion === null || occasion === walk)),
    dismiss: (guideId, occasion) => {
      const others = read().filter(([id]) => id !== guideId);
      const entries: readonly Entry[] = [[guideId, occasion], ...others];
      storage.setItem(KEY, JSON.stringify(entries.slice(0, MAX_GUIDES)));
    },
  };
}

/** Entries were mere ids once. */
function parseEntry(value: unknown): readonly Entry[] {
  const [id, occasion = null]: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (typeof id !== 'number' || !Number.isInteger(id)) return [];
  return [[id, typeof occasion === 'number' ? occasion : null]];
}
