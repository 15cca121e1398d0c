import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { COMMAND_MS, type Driver, type Engine } from './driver.ts';

const WINDOW = fileURLToPath(new URL('webkit-window.js', import.meta.url));
/** WebDriver's key for a reference to an element: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** WebKit's line on stdout for an error of a script; failed requests are 'CONSOLE NETWORK ERROR'. */
const SCRIPT_ERROR = /CONSOLE (?:JS )?ERROR (.*)/;
const START_MS = 30_000;

/**
 * WebKitGTK pauses its pipeline while a file is buffering. If the message that the buffer is full comes before the
 * pipeline has paused, WebKitGTK misses it and never resumes: the element stays at its position with `paused` false and
 * a readyState of 2. That happened to two of fourteen audio files. With a buffer of 4 KiB instead of 100, a file sends
 * one or two messages instead of twenty-five. Safari doesn't have this player.
 */
const MEDIA_BUFFER_BYTES = '4096';

export type WebKitPrograms = {
  readonly driver: string;
  readonly gjs: string;
  readonly xvfb: string;
};

type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/** Starts a screen, and on it a driver that opens windows. */
export async function startWebKit({ driver, gjs, xvfb }: WebKitPrograms): Promise<Engine> {
  const screen = spawn(
    xvfb,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [display] = await once(screen.stdout, 'data', { signal: AbortSignal.timeout(START_MS) });
  const port = await freePort();
  const webDriver = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: 'x11',
      WPE_SHELL_MEDIA_DISK_CACHE_SIZE_BYTES: MEDIA_BUFFER_BYTES,
    },
    // The windows that it opens inherit its output.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  process.once('exit', () => {
    webDriver.kill('SIGKILL');
    screen.kill('SIGKILL');
  });
  const errors = collectErrors(webDriver.stdout);
  const send = connectTo(`http://127.0.0.1:${port}`);
  await untilReady(send);
  return {
    openWindow: () => openWindow(send, gjs, errors),
    stop: async () => {
      await stop(webDriver);
      await stop(screen);
    },
  };
}

/** A free port, because the driver doesn't report which one it uses. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

function collectErrors(output: Readable): string[] {
  const errors: string[] = [];
  createInterface({ input: output }).on('line', (line) => {
    const [, text] = SCRIPT_ERROR.exec(line) ?? [];
    if (text !== undefined) errors.push(text);
  });
  return errors;
}

function connectTo(base: string): Send {
  return async (method, address, body) => {
    const reply = await fetch(base + address, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(COMMAND_MS),
    });
    const { value } = (await reply.json()) as { value: { error?: string; message?: string } };
    if (!reply.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
}

async function untilReady(send: Send): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      await send('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(50);
    }
  }
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const exited = once(program, 'exit');
  program.kill('SIGTERM');
  await exited;
}

async function openWindow(send: Send, gjs: string, allErrors: readonly string[]): Promise<Driver> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'laneway-webkit-'));
  const errorsBefore = allErrors.length;
  const options = { binary: gjs, args: [WINDOW, profile] };
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  const command: Send = (method, address, body) =>
    send(method, `/session/${sessionId}${address}`, body);

  const execute = (source: string, argument: unknown, serialise: string) =>
    command('POST', '/execute/async', {
      script: `const [json, done] = arguments;
        Promise.resolve(json).then(JSON.parse).then(${source}).then(${serialise})
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args: [JSON.stringify(argument ?? null)],
    }) as Promise<{ value?: unknown; error?: string }>;

  return {
    goto: async (url) => {
      // Rejects when the server can't be reached; the test then finds out from the page.
      await command('POST', '/url', { url }).catch(() => undefined);
    },
    back: async () => {
      await command('POST', '/back', {});
    },
    evaluate: async (source, argument) => {
      const { value, error } = await execute(source, argument, 'JSON.stringify');
      if (error !== undefined) throw new Error(error);
      return typeof value === 'string' ? JSON.parse(value) : undefined;
    },
    setFile: async (source, argument, file) => {
      const { value, error } = await execute(source, argument, '(element) => element');
      if (error !== undefined) throw new Error(error);
      const id = (value as Record<string, string>)[ELEMENT];
      await command('POST', `/element/${id}/value`, { text: file });
    },
    perform: async (actions) => {
      await command('POST', '/actions', { actions });
    },
    screenshot: async () => Buffer.from((await command('GET', '/screenshot')) as string, 'base64'),
    setPosition: async (position) => {
      // Renamed into place, so that the window never reads half of it.
      const file = path.join(profile, 'position.json');
      await writeFile(`${file}.new`, JSON.stringify(position));
      await rename(`${file}.new`, file);
    },
    errors: () => allErrors.slice(errorsBefore),
    close: async () => {
      await command('DELETE', '');
      // WebKit's network process may still be writing.
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
