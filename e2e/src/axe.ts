import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { expectValidHtml } from './valid-html.ts';

/** Minified, because every page that is checked has to parse it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails with the violations that axe finds on the current page, and with invalid HTML; or only with
 * those of these rules.
 */
export type CheckAccessibility = (rules?: readonly string[]) => Promise<void>;

export function checkAccessibilityOf(page: Page): CheckAccessibility {
  return async (rules) => {
    await page.evaluate(animationsEnd);
    const hasAxe = await page.evaluate(() => 'axe' in window);
    if (!hasAxe) await page.evaluate(AXE);
    expect(await page.evaluate(violations, rules)).toEqual([]);
    if (rules === undefined) await expectValidHtml(await page.evaluate(documentText));
  };
}

/** Runs in the page. */
async function violations(rules?: readonly string[]): Promise<unknown> {
  const axe: typeof axeCore = Reflect.get(window, 'axe');
  const found = await axe.run(document, {
    resultTypes: ['violations'],
    ...(rules === undefined ? {} : { runOnly: [...rules] }),
  });
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** The current document, without the map tiles that haven't started to load: they have no source yet. */
function documentText(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const tile of copy.querySelectorAll('img.leaflet-tile:not([src])')) tile.remove();
  return `<!doctype html>${copy.outerHTML}`;
}

/** An element that is still fading in has less contrast than in the end. */
async function animationsEnd(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
