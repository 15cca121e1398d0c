/** The records of a guide whose forms are on the screen. */
export type ShownRecords = {
  readonly has: (key: string) => boolean;
  /** Says that a form is open; returns how to say that it has closed. */
  readonly show: (key: string) => () => void;
};

export function createShownRecords(): ShownRecords {
  let keys: readonly string[] = [];
  return {
    has: (key) => keys.includes(key),
    show: (key) => {
      keys = [...keys, key];
      return () => {
        keys = keys.toSpliced(keys.indexOf(key), 1);
      };
    },
  };
}
