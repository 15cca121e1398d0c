import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';

const READY_MS = 20_000;

export type Daemon = {
  /** Waits until `isReady` stops throwing; rejects with the program's output when it ends instead. */
  readonly ready: (isReady: () => Promise<unknown>, timeoutMs?: number) => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Ends it without giving it the time to stop anything of its own. */
  readonly kill: () => Promise<void>;
};

/** A third-party program that runs in the foreground for as long as the tests need it. */
export function startDaemon(
  program: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> = {},
): Daemon {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
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
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await exit;
  };
  return {
    ready: async (isReady, timeoutMs = READY_MS) => {
      const answers = vi.waitUntil(
        async () =>
          hasEnded ||
          (await isReady().then(
            () => true,
            () => false,
          )),
        { timeout: timeoutMs, interval: 50 },
      );
      await answers.catch(() => {});
      if (hasEnded) throw new Error(`${program} ended:\n${output}`);
      await isReady();
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
