import {
  type DeviceStorage,
  deviceStorage,
  parseJson,
  tabStorage,
} from '../../core/device-storage.ts';

/** What is typed into a form, by field name. */
export type DraftValues = Readonly<Record<string, string>>;

/** What somebody has typed into a form and not sent yet, kept in this browser. */
export type FormDraft = {
  /** Empty when nothing is kept, or nothing recent. */
  readonly read: () => DraftValues;
  readonly keep: (values: DraftValues) => void;
  readonly remove: () => void;
};

/** Where a draft is kept: on the device for some days, or in the tab for as long as that is open. */
export type DraftPlace = 'device' | 'tab';

export const DRAFT_LIFETIME_MS = 7 * 24 * 3_600_000;

const PREFIX = 'laneway.draft.';
const PLACES: Readonly<Record<DraftPlace, DeviceStorage>> = {
  device: deviceStorage,
  tab: tabStorage,
};

/** The name says whose draft it is and of what, so that nobody finds another's. Blocked storage keeps nothing. */
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

/** At the end of a session: the next person on this device is someone else. */
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

/** Null unless it was kept by us and not too long ago; a clock that was set back doesn't make it last. */
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
