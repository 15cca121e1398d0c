export type SavedMediaHint = {
  /** False only if nothing was saved when it was last asked: looking for a file is then no use. Known at once. */
  readonly isWorthLooking: () => boolean;
  readonly refresh: () => Promise<void>;
};

/**
 * Lets the browser load files by itself for all who have saved nothing. Something may be saved at any time, so each
 * question is asked again for the next one.
 */
export function createSavedMediaHint(hasSaved: () => Promise<boolean>): SavedMediaHint {
  let isEmpty = false;
  return {
    isWorthLooking: () => !isEmpty,
    refresh: async () => {
      isEmpty = await hasSaved().then(
        (has) => !has,
        () => false,
      );
    },
  };
}
