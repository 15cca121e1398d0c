/** Only one tab of a browser walks at a time: two would play at once. */
export type WalkTab = {
  /** False if another tab has the walk. `onLost` is called when another tab takes over later. */
  readonly take: (onLost: () => void) => Promise<boolean>;
  /** Ends the walk in another tab. */
  readonly takeOver: (onLost: () => void) => Promise<void>;
  readonly release: () => void;
};

const LOCK = 'laneway.walk';

/** Without Web Locks (pages over plain http), every tab may walk. */
export function createWalkTab(locks: LockManager | undefined): WalkTab {
  let release = (): void => undefined;

  const hold = (options: LockOptions, onLost: () => void): Promise<boolean> => {
    if (locks === undefined) return Promise.resolve(true);
    return new Promise((resolve) => {
      let isReleased = false;
      const held = locks.request(LOCK, options, (lock) => {
        if (lock === null) return resolve(false);
        resolve(true);
        return new Promise<void>((end) => {
          release = () => {
            isReleased = true;
            end();
          };
        });
      });
      // It fails when another tab takes the lock.
      Promise.resolve(held).catch(() => {
        if (!isReleased) onLost();
      });
    });
  };

  return {
    take: (onLost) => hold({ ifAvailable: true }, onLost),
    takeOver: async (onLost) => void (await hold({ steal: true }, onLost)),
    release: () => release(),
  };
}
