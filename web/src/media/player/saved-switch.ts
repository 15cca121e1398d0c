/** A choice between on and off that this device remembers, such as captions. */
export type SavedSwitch = {
  readonly find: () => boolean;
  readonly keep: (isOn: boolean) => void;
};

const ON = 'on';

/** Kept in the browser's storage under this name; until someone has switched it, or if that is blocked, it is as given. */
export function createSavedSwitch(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  name: string,
  isOnAtFirst = false,
): SavedSwitch {
  return {
    find: () => {
      const kept = storage.getItem(name);
      return kept === null ? isOnAtFirst : kept === ON;
    },
    keep: (isOn) => void storage.setItem(name, isOn ? ON : 'off'),
  };
}
