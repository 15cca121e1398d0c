import type { Logger } from './logging.ts';

export type Shutdown = {
  /** Steps run in reverse order: the last one started stops first. */
  readonly onStop: (name: string, step: () => Promise<unknown>) => void;
  readonly stop: () => Promise<void>;
  /** Stops everything and ends the process, after something essential failed. */
  readonly fail: (error: Error) => void;
};

/** Long enough for running requests and jobs, shorter than the usual time between SIGTERM and SIGKILL. */
const TIMEOUT_MS = 25_000;

/** Shuts the process down gracefully on SIGTERM and SIGINT; a second signal ends it at once. */
export function createShutdown(log: Logger): Shutdown {
  const steps: { readonly name: string; readonly step: () => Promise<unknown> }[] = [];
  let stopping: Promise<void> | null = null;

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
      if (stopping !== null) process.exit(1);
      log.info(`received ${signal}, stopping`);
      endWith(0);
    });
  }
  return {
    onStop: (name, step) => void steps.push({ name, step }),
    stop,
    fail: (error) => {
      log.fatal({ err: error }, 'cannot continue');
      endWith(1);
    },
  };
}
