import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';

export type Daemon = {
  /** Waits until `isReady` stops throwing; rejects with the program's output when it ends instead. */
  readonly ready: (isReady: () => Promise<unknown>) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A third-party program that runs in the foreground for as long as the tests need it. */
export function startDaemon(program: string, args: readonly string[]): Daemon {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  let hasEnded = false;
  const exit = once(child, 'exit').then(
    () => {
      hasEnded = true;
    },
    (error: Error) => {
      hasEnded = true;
      output += error.message;
    },
  );
  return {
    ready: async (isReady) => {
      const answers = vi.waitUntil(
        async () =>
          hasEnded ||
          (await isReady().then(
            () => true,
            () => false,
          )),
        { timeout: 20_000, interval: 50 },
      );
      await answers.catch(() => {});
      if (hasEnded) throw new Error(`${program} ended:\n${output}`);
      await isReady();
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exit;
    },
  };
}
