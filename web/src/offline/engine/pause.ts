export type Connection = {
  readonly isOnline: () => boolean;
  /** Calls when there is a connection again; returns how to stop. */
  readonly onOnline: (listener: () => void) => () => void;
};

/** Waits so long, and for a connection where there is none. A connection that comes back ends the wait at once. */
export function pause({ isOnline, onOnline }: Connection, ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      stopListening();
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(() => {
      if (isOnline()) end();
    }, ms);
    const stopListening = onOnline(end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
