import type { Logger } from './logging.ts';

/** A service that we need doesn't answer. Asking again later may help; the request that needed it is no bug. */
export class ServiceUnavailableError extends Error {
  override readonly name: string = 'ServiceUnavailableError';
}

export type ServiceHealth = {
  /** Does the work that needs the service. While the service is known to be gone, fails at once instead. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
};

export type ServiceHealthOptions = {
  readonly log: Logger;
  /** How often one request may find out whether the service is back; tests shorten it. */
  readonly tryEveryMs?: number;
};

const TRY_EVERY_MS = 1_000;

/**
 * Logs that a service stopped answering and that it answers again, one line each, however many requests fail meanwhile.
 * Waiting for a service that is gone would keep every request and its connection for minutes, so only one request a second
 * does.
 */
export function watchService(
  name: string,
  { log, tryEveryMs = TRY_EVERY_MS }: ServiceHealthOptions,
): ServiceHealth {
  let downSince: number | null = null;
  let triedAt = 0;

  return {
    run: async (work) => {
      if (downSince !== null) {
        if (performance.now() - triedAt < tryEveryMs) {
          throw new ServiceUnavailableError(`${name} does not answer`);
        }
        triedAt = performance.now();
      }
      try {
        const made = await work();
        if (downSince !== null) {
          const seconds = Math.round((performance.now() - downSince) / 1_000);
          downSince = null;
          log.info({ seconds }, `${name} answers again`);
        }
        return made;
      } catch (err) {
        if (err instanceof ServiceUnavailableError && downSince === null) {
          downSince = performance.now();
          triedAt = downSince;
          log.error({ err }, `${name} does not answer; trying again until it does`);
        }
        throw err;
      }
    },
  };
}
