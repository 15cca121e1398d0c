import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectValidHtml } from './valid-html.ts';

/** Fails with what axe finds wrong on the page as it is, and with invalid HTML; or only with what these rules of axe find. */
export type CheckAccessibility = (rules?: readonly string[]) => Promise<void>;

export function checkAccessibilityOf(page: Page): CheckAccessibility {
  return async (rules) => {
    await page.evaluate(animationsEnd);
    const axe = new AxeBuilder({ page });
    if (rules !== undefined) axe.withRules([...rules]);
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    if (rules === undefined) await expectValidHtml(await page.content());
  };
}

/** What is still fading in has less contrast than it will have. */
async function animationsEnd(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
