/** One of the browser's storages. None of this throws, not even where storage is blocked or full. */
export type DeviceStorage = {
  /** Null if nothing is stored under this key. */
  readonly getItem: (key: string) => string | null;
  /** False if it couldn't be stored. */
  readonly setItem: (key: string, text: string) => boolean;
  readonly removeItem: (key: string) => void;
  readonly keys: () => readonly string[];
};

/** The storage is opened for each use, because merely accessing one that is blocked throws. */
export function createDeviceStorage(open: () => Storage): DeviceStorage {
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null),
    setItem: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false),
    removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () =>
      attempt(
        (storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''),
        [],
      ),
  };
}

/** Lasts until it is removed, and is shared by all tabs. */
export const deviceStorage = createDeviceStorage(() => localStorage);

/** Lasts until the tab is closed. */
export const tabStorage = createDeviceStorage(() => sessionStorage);

/** The parsed JSON; null if it is invalid, because another build or anyone else may have written it. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
