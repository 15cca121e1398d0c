/** The connection of this device, as far as the browser knows it. */
export type Connection = {
  readonly host: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly isOnline: () => boolean;
  /** Calls back after a time; returns a function that cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
};

/**
 * The result of sending an item.
 *
 * - `done`: it was sent or refused, and the next one is due.
 * - `nothing left`: there was none.
 * - `retry`: it couldn't be sent now, and is tried again after a pause or when the connection is back.
 * - `blocked`: something other than the connection is in the way, so it waits for `sendNow`.
 */
export type DeliveryOutcome = 'done' | 'nothing left' | 'retry' | 'blocked';

export type DeliveryParts = {
  /**
   * Sends the next item, which it reads from storage, because another tab may have sent one meanwhile. Storing that an
   * item was sent or refused is part of it. The signal aborts when delivery is stopped.
   */
  readonly sendNext: (signal: AbortSignal) => Promise<DeliveryOutcome>;
  /** Runs a task while no other tab runs one. It is called per item, so that other tabs aren't starved. */
  readonly runExclusive: (task: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  /** The pause after this many failures in a row. */
  readonly pauseMs: (failures: number) => number;
  readonly connection: Connection;
  /** Called when sending or reading throws, which ends this round. */
  readonly onError: (error: unknown) => void;
};

export type Delivery = {
  /** Sends everything. Resolves when that is done or was given up for now. */
  readonly sendNow: () => Promise<void>;
  readonly stop: () => void;
};

/**
 * Sends items one after another whenever there is a connection, by one tab at a time, and retries what didn't arrive.
 */
export function deliverWhileOnline(parts: DeliveryParts): Delivery {
  const { sendNext, runExclusive, pauseMs, onError } = parts;
  const { host, isOnline, after } = parts.connection;
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | null = null;
  let isWantedAgain = false;
  let isConnectionBack = false;
  let failures = 0;
  let cancelRetry = () => {};

  const sendInTurn = async (): Promise<DeliveryOutcome> => {
    let outcome = 'nothing left' as DeliveryOutcome;
    await runExclusive(async () => {
      if (!signal.aborted) outcome = await sendNext(signal);
    }, signal);
    return outcome;
  };
  const sendAll = async (): Promise<DeliveryOutcome> => {
    let outcome: DeliveryOutcome = 'done';
    while (outcome === 'done' && isOnline() && !signal.aborted) {
      outcome = await sendInTurn();
      failures = outcome === 'retry' ? failures + 1 : 0;
    }
    if (outcome === 'retry' && !signal.aborted) {
      cancelRetry = after(pauseMs(failures), () => void sendNow());
    }
    return outcome;
  };
  const run = async (): Promise<void> => {
    try {
      // An overloaded server gets its pause, even if items are added meanwhile.
      let outcome: DeliveryOutcome;
      do {
        isWantedAgain = false;
        isConnectionBack = false;
        cancelRetry();
        outcome = await sendAll();
      } while (isConnectionBack || (isWantedAgain && outcome !== 'retry'));
    } catch (error) {
      if (!signal.aborted) onError(error);
    } finally {
      running = null;
    }
  };
  const sendNow = (): Promise<void> => {
    if (running !== null) {
      isWantedAgain = true;
      return running;
    }
    // Set before the run starts, because `sendNext` may lead to another call.
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    running = promise;
    run().then(resolve, reject);
    return promise;
  };
  const onOnline = () => {
    isConnectionBack = running !== null;
    void sendNow();
  };

  host.addEventListener('online', onOnline);
  return {
    sendNow,
    stop: () => {
      stopping.abort();
      cancelRetry();
      host.removeEventListener('online', onOnline);
    },
  };
}

/** The connection of the browser. */
export function openConnection(): Connection {
  return {
    host: window,
    isOnline: () => navigator.onLine,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}
