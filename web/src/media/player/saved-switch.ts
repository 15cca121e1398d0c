/** A choice between on and off that this device remembers, such as captions. */
export type SavedSwitch = {
  readonly find: () => boolean;
  readonly keep: (isOn: boolean) => void;
};

const ON = 'on';

/** Kept in the browser's storage under this name; if that is blocked, it is off until switched on. */
export function createSavedSwitch(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  name: string,
): SavedSwitch {
  return {
    find: () => storage.getItem(name) === ON,
    keep: (isOn) => void storage.setItem(name, isOn ? ON : 'off'),
  };
}
