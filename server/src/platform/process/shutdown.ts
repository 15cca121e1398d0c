import type { Logger } from './logging.ts';

export type Shutdown = {
  /** Steps run in reverse order: the last one started stops first. */
  readonly onStop: (name: string, step: () => Promise<unknown>) => void;
  readonly stop: () => Promise<void>;
  /** True from the signal on: a load balancer should send requests elsewhere. */
  readonly isDraining: () => boolean;
  /** Stops everything and ends the process, after something essential failed. */
  readonly fail: (error: Error) => void;
};

/** Once the steps begin. Long enough for running requests and jobs, shorter than the usual time between SIGTERM and SIGKILL. */
const TIMEOUT_MS = 25_000;

/**
 * Shuts the process down gracefully on SIGTERM and SIGINT; a second signal ends it at once. It goes on working for
 * `drainMs`, in which load balancers notice.
 */
export function createShutdown(log: Logger, drainMs: number): Shutdown {
  const steps: { readonly name: string; readonly step: () => Promise<unknown> }[] = [];
  let stopping: Promise<void> | null = null;
  let isDraining = false;

  const runSteps = async (): Promise<void> => {
    for (const { name, step } of steps.reverse()) {
      await step().catch((err: unknown) => log.error({ err }, `${name} did not stop cleanly`));
    }
  };
  const stop = (): Promise<void> => {
    stopping ??= runSteps();
    return stopping;
  };
  const endWith = (code: number): void => {
    setTimeout(() => process.exit(code === 0 ? 1 : code), TIMEOUT_MS).unref();
    void stop().then(() => process.exit(code));
  };

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isDraining || stopping !== null) process.exit(1);
      isDraining = true;
      log.info(`received ${signal}, stopping`);
      setTimeout(endWith, drainMs, 0);
    });
  }
  return {
    onStop: (name, step) => void steps.push({ name, step }),
    stop,
    isDraining: () => isDraining,
    fail: (error) => {
      log.fatal({ err: error }, 'cannot continue');
      endWith(1);
    },
  };
}
