/** A choice between on and off that this device remembers, such as captions. */
export type KeptSwitch = {
  readonly find: () => boolean;
  readonly keep: (isOn: boolean) => void;
};

const ON = 'on';

/** Kept in the browser's storage under this name; if that is blocked, it is off until switched on. */
export function createKeptSwitch(
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
  name: string,
): KeptSwitch {
  return {
    find: () => {
      try {
        return storage?.getItem(name) === ON;
      } catch {
        return false;
      }
    },
    keep: (isOn) => {
      try {
        storage?.setItem(name, isOn ? ON : 'off');
      } catch {
        // Storage is full or blocked: no reason to interrupt someone who is listening.
      }
    },
  };
}
