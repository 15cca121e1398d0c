import { parseJson } from '../../core/device-storage.ts';

const KEY = 'laneway.rate-prompt';

/** More guides than anyone walks; the oldest entries are dropped. */
const MAX_GUIDES = 200;

export type PromptMemory = {
  readonly isDismissed: (guideId: number) => boolean;
  readonly dismiss: (guideId: number) => void;
};

/** The guides for which this device shouldn't ask for a rating. If storage is blocked, nothing is stored. */
export function createPromptMemory(storage: Pick<Storage, 'getItem' | 'setItem'>): PromptMemory {
  const read = (): readonly number[] => {
    const ids = parseJson(storage.getItem(KEY));
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)) : [];
  };
  return {
    isDismissed: (guideId) => read().includes(guideId),
    dismiss: (guideId) => {
      const ids = [guideId, ...read().filter((id) => id !== guideId)].slice(0, MAX_GUIDES);
      storage.setItem(KEY, JSON.stringify(ids));
    },
  };
}
