/** Code of ours that is fetched when it is first needed. */
export type LateCode<T> = {
  /** Null until it has come. */
  readonly arrived: () => T | null;
  /** Fetches it, once however often that is asked for; when it does not come, the next asking fetches anew. */
  readonly fetch: () => Promise<T>;
};

export function createLateCode<T>(load: () => Promise<T>): LateCode<T> {
  let arrived: T | null = null;
  let underWay: Promise<T> | null = null;
  const fetch = async (): Promise<T> => {
    try {
      arrived = await load();
      return arrived;
    } finally {
      underWay = null;
    }
  };
  return {
    arrived: () => arrived,
    fetch: () => {
      underWay ??= fetch();
      return underWay;
    },
  };
}

/** For what is in the first download: asking for it separately would only add a wait. */
export function codeAtHand<T>(code: T): LateCode<T> {
  return { arrived: () => code, fetch: () => Promise.resolve(code) };
}
