export type Throttle<Value> = {
  readonly push: (value: Value) => void;
  /** Drops the pending value. */
  readonly cancel: () => void;
};

/**
 * Delivers values at most once per interval: the first at once, then the newest of those that
 * arrived since. The last value pushed is always delivered.
 */
export function throttle<Value>(
  intervalMs: number,
  deliver: (value: Value) => void,
): Throttle<Value> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let waiting: { readonly value: Value } | null = null;

  const pass = (value: Value) => {
    timer = setTimeout(() => {
      timer = null;
      if (waiting === null) return;
      const next = waiting.value;
      waiting = null;
      pass(next);
    }, intervalMs);
    deliver(value);
  };

  return {
    push: (value) => {
      if (timer === null) pass(value);
      else waiting = { value };
    },
    cancel: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      waiting = null;
    },
  };
}
