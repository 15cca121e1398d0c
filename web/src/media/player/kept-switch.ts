/** A choice between on and off that this device remembers, such as captions. */
export type KeptSwitch = {
  readonly find: () => boolean;
  readonly keep: (isOn: boolean) => void;
};

const ON = 'on';

/** Kept in the browser's storage under this name; if that is blocked, it is off until switched on. */
export function createKeptSwitch(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  name: string,
): KeptSwitch {
  return {
    find: () => storage.getItem(name) === ON,
    keep: (isOn) => void storage.setItem(name, isOn ? ON : 'off'),
  };
}
