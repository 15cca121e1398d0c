import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type BidiConnection, connectBidi } from './bidi-connection.ts';
import { type Driver, type Engine, PHONE } from './driver.ts';

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;
const START_MS = 60_000;

/** Firefox's messages for requests that fail without a network, or are aborted when a page is left. */
const FAILED_REQUEST = /^(?:Failed to load ‘|downloadable font: download failed)/;

/** The settings that stop Firefox from calling home are set by its own automation. */
const PREFERENCES = {
  'media.autoplay.default': 0,
  // Without a sound card, anything audible would end in an error after a moment.
  'media.default_volume': '0.0',
  'intl.accept_languages': 'en-AU',
};

export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'laneway-firefox-'));
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(path.join(profile, 'user.js'), preferences.join('\n'));
  const firefox = spawn(
    program,
    ['--headless', '--remote-debugging-port=0', '--no-remote', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = once(firefox, 'exit');
  process.once('exit', () => firefox.kill('SIGKILL'));
  const url = await announcedUrl(firefox.stderr);
  firefox.stderr.resume();
  const connection = await connectBidi(`${url}/session`);
  await connection.send('session.new', { capabilities: {} });
  return {
    openWindow: (origin) => openWindow(connection, origin),
    stop: async () => {
      await connection.send('browser.close', {});
      await exited;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function announcedUrl(stderr: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface({ input: stderr, signal: AbortSignal.timeout(START_MS) });
  for await (const line of lines) {
    const [, url] = LISTENING.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('Firefox did not start.');
}

/** A user context has its own cookies, storage and service workers. */
async function openWindow(connection: BidiConnection, origin: string): Promise<Driver> {
  const { userContext } = await connection.send('browser.createUserContext', {});
  const userContexts = [userContext];
  const { context } = await connection.send('browsingContext.create', {
    type: 'window',
    userContext,
  });
  await connection.send('browsingContext.setViewport', { context, viewport: PHONE });
  await connection.send('permissions.setPermission', {
    descriptor: { name: 'geolocation' },
    state: 'granted',
    origin,
    userContext,
  });
  const errors: string[] = [];
  const forget = connection.onEvent((method, params) => {
    if (method !== 'log.entryAdded' || params.source?.context !== context) return;
    if (params.level === 'error' && !FAILED_REQUEST.test(params.text)) errors.push(params.text);
  });
  const { subscription } = await connection.send('session.subscribe', {
    events: ['log.entryAdded'],
    contexts: [context],
  });

  const callFunction = async (source: string, argument: unknown) => {
    const { type, result, exceptionDetails } = await connection.send('script.callFunction', {
      functionDeclaration: source,
      arguments: [{ type: 'string', value: JSON.stringify(argument ?? null) }],
      awaitPromise: true,
      target: { context },
    });
    if (type === 'exception') throw new Error(String(exceptionDetails.text));
    return result;
  };

  return {
    goto: async (url) => {
      // Rejects when the server can't be reached; the test then finds out from the page.
      await connection
        .send('browsingContext.navigate', { context, url, wait: 'complete' })
        .catch(() => undefined);
    },
    back: async () => {
      await connection.send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    evaluate: async (source, argument) => {
      const { value } = await callFunction(
        `async (json) => JSON.stringify(await (${source})(JSON.parse(json)))`,
        argument,
      );
      return value === undefined ? undefined : JSON.parse(value);
    },
    setFile: async (source, argument, file) => {
      const { sharedId } = await callFunction(`(json) => (${source})(JSON.parse(json))`, argument);
      await connection.send('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
    perform: async (actions) => {
      await connection.send('input.performActions', { context, actions });
    },
    screenshot: async () => {
      const { data } = await connection.send('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    setPosition: async (coordinates) => {
      await connection.send('emulation.setGeolocationOverride', { coordinates, userContexts });
    },
    errors: () => errors,
    close: async () => {
      forget();
      await connection.send('session.unsubscribe', { subscriptions: [subscription] });
      await connection.send('browser.removeUserContext', { userContext });
    },
  };
}
