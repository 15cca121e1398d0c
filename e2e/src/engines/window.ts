import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Driver, Position } from './driver.ts';
import { type Found, findInPage, type SentStep } from './find-in-page.ts';

/** The library that finds elements by role and name in the page, as Playwright does in its own browsers. */
const LIBRARY = createRequire(import.meta.url)
  .resolve('@testing-library/dom')
  .replace(/dist\/.*$/, 'dist/@testing-library/dom.umd.min.js');

/** One step towards an element: from the page, or from the element of the step before, to one inside it. */
export type Step =
  | { readonly role: string; readonly name?: string | RegExp; readonly containing?: string }
  | { readonly text: string | RegExp }
  | { readonly css: string };

export type Target = Step | readonly Step[];

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export const button = (name: string | RegExp): Step => ({ role: 'button', name });
export const heading = (name: string | RegExp): Step => ({ role: 'heading', name });
export const dialog = (name: string | RegExp): Step => ({ role: 'dialog', name });
export const region = (name: string | RegExp): Step => ({ role: 'region', name });

/** A loaded machine is slow, and these tests don't measure speed. */
const TIMEOUT_MS = 20_000;
const PATIENTLY = { timeout: TIMEOUT_MS, intervals: [100] };

const ENTER = '\uE007';

/** A window of any engine, with the actions of the journeys. Every action waits until it is possible. */
export type BrowserWindow = {
  readonly goto: (address: string) => Promise<void>;
  readonly back: () => Promise<void>;
  /** Clicks with the mouse, once nothing covers the element and it has stopped moving. */
  readonly click: (target: Target) => Promise<void>;
  readonly fill: (target: Target, text: string) => Promise<void>;
  readonly submit: (target: Target) => Promise<void>;
  /** Chooses a file for an input, which may be hidden behind a button. */
  readonly upload: (target: Target, file: string) => Promise<void>;
  readonly expectVisible: (target: Target) => Promise<void>;
  readonly expectGone: (target: Target) => Promise<void>;
  readonly expectCount: (target: Target, count: number) => Promise<void>;
  readonly expectText: (target: Target, text: string | RegExp) => Promise<void>;
  /** The position of an element in the window, once it can be clicked. */
  readonly boxOf: (target: Target) => Promise<Box>;
  readonly evaluate: <A, R>(run: (argument: A) => R | Promise<R>, argument?: A) => Promise<R>;
  readonly standAt: (position: Position) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
};

export async function createWindow(driver: Driver, origin: string): Promise<BrowserWindow> {
  const library = await readFile(LIBRARY, 'utf8');

  const find = async (target: Target, mode: Mode = 'reach'): Promise<Found> => {
    const look = () =>
      driver.evaluate(String(findInPage), { steps: sentSteps(target), mode }) as Promise<
        Found | 'no library'
      >;
    const found = await look();
    if (found !== 'no library') return found;
    await driver.evaluate(`() => { ${library}; return true; }`, null);
    const second = await look();
    if (second === 'no library') throw new Error('The page could not load the finder.');
    return second;
  };

  /** Resolves to the element's box once a click would reach it. */
  const reach = async (target: Target): Promise<Box> => {
    let box: Box | undefined;
    await expect(async () => {
      const found = await find(target);
      expect(found.problem, described(target)).toBeNull();
      box = found.box ?? undefined;
    }).toPass(PATIENTLY);
    if (box === undefined) throw new Error(`${described(target)} has no box.`);
    return box;
  };

  const click = async (target: Target): Promise<void> => {
    const { x, y, width, height } = await reach(target);
    await driver.perform([clickAt(Math.round(x + width / 2), Math.round(y + height / 2))]);
  };

  const typeKeys = (text: string) => driver.perform([keysOf(text)]);

  return {
    goto: (address) => driver.goto(new URL(address, origin).href),
    back: driver.back,
    click,
    fill: async (target, text) => {
      await click(target);
      await find(target, 'select');
      await typeKeys(text);
    },
    submit: async (target) => {
      await find(target, 'select');
      await typeKeys(ENTER);
    },
    upload: async (target, file) => {
      await expect(async () => {
        expect((await find(target, 'hidden')).count, described(target)).toBeGreaterThan(0);
      }).toPass(PATIENTLY);
      const argument = { steps: sentSteps(target), mode: 'element' };
      await driver.setFile(String(findInPage), argument, file);
    },
    expectVisible: async (target) => {
      await expect(async () => {
        expect((await find(target, 'count')).count, described(target)).toBeGreaterThan(0);
      }).toPass(PATIENTLY);
    },
    expectGone: async (target) => {
      await expect(async () => {
        expect((await find(target, 'count')).count, described(target)).toBe(0);
      }).toPass(PATIENTLY);
    },
    expectCount: async (target, count) => {
      await expect(async () => {
        expect((await find(target, 'count')).count, described(target)).toBe(count);
      }).toPass(PATIENTLY);
    },
    expectText: async (target, text) => {
      await expect(async () => {
        const found = await find(target, 'count');
        if (typeof text === 'string') expect(found.text).toContain(text);
        else expect(found.text).toMatch(text);
      }).toPass(PATIENTLY);
    },
    boxOf: reach,
    evaluate: async (run, argument) =>
      (await driver.evaluate(String(run), argument)) as Awaited<ReturnType<typeof run>>,
    standAt: driver.setPosition,
    screenshot: driver.screenshot,
  };
}

type Mode = Parameters<typeof findInPage>[0]['mode'];

function sentSteps(target: Target): readonly SentStep[] {
  return (Array.isArray(target) ? target : [target]).map((step) => ({
    ...step,
    ...('name' in step ? { name: sentText(step.name) } : {}),
    ...('text' in step ? { text: sentText(step.text) } : {}),
  }));
}

function sentText(text: string | RegExp | undefined) {
  return text instanceof RegExp ? { source: text.source, flags: text.flags } : text;
}

function described(target: Target): string {
  return sentSteps(target)
    .map((step) => JSON.stringify(step))
    .join(' › ');
}

function clickAt(x: number, y: number): object {
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
}

function keysOf(text: string): object {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return { type: 'key', id: 'keyboard', actions };
}
