import { DAY_MS } from '@laneway/domain/timing';
import {
  type DeviceStorage,
  deviceStorage,
  parseJson,
  tabStorage,
} from '../../core/device-storage.ts';

export type DraftValues = Readonly<Record<string, string>>;

/** Unsent form input, stored in this browser. */
export type FormDraft = {
  /** Empty when nothing recent is stored. */
  readonly read: () => DraftValues;
  readonly keep: (values: DraftValues) => void;
  readonly remove: () => void;
};

/** The storage of a draft: on the device for some days, or in the tab until it is closed. */
export type DraftPlace = 'device' | 'tab';

export const DRAFT_LIFETIME_MS = 7 * DAY_MS;

const PREFIX = 'laneway.draft.';
const PLACES: Readonly<Record<DraftPlace, DeviceStorage>> = {
  device: deviceStorage,
  tab: tabStorage,
};

/** The name includes the user and the subject, so that drafts never mix. If storage is blocked, nothing is stored. */
export function openDraft(place: DraftPlace, name: string): FormDraft {
  const key = PREFIX + name;
  const storage = PLACES[place];
  const remove = () => storage.removeItem(key);
  return {
    read: () => recentValues(storage.getItem(key)) ?? {},
    keep: (values) => {
      const typed = Object.entries(values).filter(([, value]) => value.trim() !== '');
      if (typed.length === 0) return remove();
      const kept = { savedAt: Date.now(), values: Object.fromEntries(typed) };
      storage.setItem(key, JSON.stringify(kept));
    },
    remove,
  };
}

/** Called at the end of a session: the next person on this device may be someone else. */
export function removeAllDrafts(): void {
  removeDrafts(() => true);
}

export function removeOldDrafts(): void {
  removeDrafts((kept) => recentValues(kept) === null);
}

function removeDrafts(isUnwanted: (kept: string | null) => boolean): void {
  for (const storage of Object.values(PLACES)) {
    for (const key of storage.keys()) {
      if (key.startsWith(PREFIX) && isUnwanted(storage.getItem(key))) storage.removeItem(key);
    }
  }
}

/** Null unless it was stored by us recently; setting the clock back doesn't extend it. */
function recentValues(kept: string | null): DraftValues | null {
  const parsed = parseJson(kept);
  if (!isKept(parsed)) return null;
  const ageMs = Date.now() - parsed.savedAt;
  return ageMs >= 0 && ageMs < DRAFT_LIFETIME_MS ? parsed.values : null;
}

function isKept(value: unknown): value is { savedAt: number; values: DraftValues } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'savedAt' in value &&
    typeof value.savedAt === 'number' &&
    'values' in value &&
    typeof value.values === 'object' &&
    value.values !== null &&
    Object.values(value.values).every((field) => typeof field === 'string')
  );
}
