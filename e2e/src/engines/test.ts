import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { findFirefox, findWebKit } from '../../../scripts/other-engines.mjs';
import type { Engine } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';
import { type BrowserWindow, createWindow } from './window.ts';

/** By the name of the project in e2e/playwright.config.ts. */
const START: Readonly<Record<string, () => Promise<Engine>>> = {
  firefox: startInstalledFirefox,
  webkit: startInstalledWebKit,
};

type WorkerFixtures = { readonly engine: Engine };

type Fixtures = {
  readonly window: BrowserWindow;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off its parameter
    async ({}, use, { project }) => {
      const start = START[project.name];
      if (start === undefined) throw new Error(`There is no engine for ${project.name}.`);
      const engine = await start();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  // Known only once the server has opened, which is after the configuration was read.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off its parameter
  baseURL: async ({}, use) => use(process.env.LANEWAY_URL),

  window: async ({ engine, baseURL }, use, testInfo) => {
    const origin = baseURL ?? '';
    const driver = await engine.openWindow(origin);
    const window = await createWindow(driver, origin);
    await use(window);
    if (testInfo.status !== testInfo.expectedStatus) {
      await writeFile(testInfo.outputPath('window.png'), await driver.screenshot());
    }
    await driver.close();
    expect(driver.errors()).toEqual([]);
  },
});

async function startInstalledFirefox(): Promise<Engine> {
  const program = findFirefox();
  if (program === null) throw new Error('Firefox is not installed.');
  return await startFirefox(program);
}

async function startInstalledWebKit(): Promise<Engine> {
  const programs = findWebKit();
  if (programs === null) throw new Error('WebKitGTK is not installed.');
  return await startWebKit(programs);
}

export { expect };
