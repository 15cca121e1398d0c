import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from './logging.ts';

/** A service that we need doesn't answer. Asking again later may help; the request that needed it is no bug. */
export class ServiceUnavailableError extends Error {
  override readonly name: string = 'ServiceUnavailableError';
}

/** There is no room for what was to be stored. */
export class OutOfSpaceError extends ServiceUnavailableError {
  override readonly name = 'OutOfSpaceError';
}

export type ServiceHealth = {
  /** Does the work that needs the service. While the service is known to be gone, fails at once instead. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Since when the service is known to be gone; null while it isn't. */
  readonly downSince: () => Date | null;
};

export type ServiceHealthOptions = {
  readonly log: Logger;
  /** Asks the service for something small. Rejects with a ServiceUnavailableError if it doesn't answer. */
  readonly probe: () => Promise<unknown>;
  /** How often it is asked whether it is back; tests shorten it. */
  readonly probeEveryMs?: number;
  /** The lines of the log and the error meanwhile, where the trouble isn't that it doesn't answer. */
  readonly trouble?: {
    readonly begins: string;
    readonly ends: string;
    readonly error: () => ServiceUnavailableError;
  };
};

const PROBE_EVERY_MS = 1_000;

/**
 * Logs that a service stopped answering and that it answers again, one line each, however many requests fail meanwhile.
 * Waiting for a service that is gone would keep every request and its connection for minutes, so they fail at once. One
 * failed request may have been the fault of its sender, so a probe decides.
 */
export function watchService(
  name: string,
  { log, probe, probeEveryMs = PROBE_EVERY_MS, trouble = silenceOf(name) }: ServiceHealthOptions,
): ServiceHealth {
  let downSince: number | null = null;
  let isProbing = false;

  const probeOnce = async (): Promise<void> => {
    const err: unknown = await probe().then(
      () => null,
      (error: unknown) => error,
    );
    const isGone = err instanceof ServiceUnavailableError;
    if (isGone && downSince === null) {
      downSince = performance.now();
      log.error({ err }, trouble.begins);
    } else if (!isGone && downSince !== null) {
      const seconds = Math.round((performance.now() - downSince) / 1_000);
      downSince = null;
      log.info({ seconds }, trouble.ends);
    }
  };

  const probeUntilUp = async (): Promise<void> => {
    if (isProbing) return;
    isProbing = true;
    do {
      await probeOnce();
      if (downSince !== null) await wait(probeEveryMs, undefined, { ref: false });
    } while (downSince !== null);
    isProbing = false;
  };

  return {
    run: async (work) => {
      if (downSince !== null) throw trouble.error();
      try {
        return await work();
      } catch (error) {
        if (error instanceof ServiceUnavailableError) void probeUntilUp();
        throw error;
      }
    },
    downSince: () => dateOf(downSince),
  };
}

/** The time of day of a reading of `performance.now()`, which no change of the clock moves. */
export function dateOf(reading: number | null): Date | null {
  return reading === null ? null : new Date(Date.now() - (performance.now() - reading));
}

function silenceOf(name: string): NonNullable<ServiceHealthOptions['trouble']> {
  return {
    begins: `${name} does not answer; trying again until it does`,
    ends: `${name} answers again`,
    error: () => new ServiceUnavailableError(`${name} does not answer`),
  };
}
