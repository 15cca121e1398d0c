import { expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';

/** Fails with what axe finds wrong on the page as it is, by all of its rules or only by these. */
export type CheckAccessibility = (rules?: readonly string[]) => Promise<void>;

export function checkAccessibilityOf(page: Page): CheckAccessibility {
  return async (rules) => {
    await page.evaluate(animationsEnd);
    const hasAxe = await page.evaluate(() => 'axe' in window);
    if (!hasAxe) await page.evaluate(axeCore.source);
    expect(await page.evaluate(violations, rules)).toEqual([]);
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

/** What is still fading in has less contrast than it will have. */
async function animationsEnd(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
