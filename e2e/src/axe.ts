import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with what axe finds wrong on the page as it is, by all of its rules or only by these. */
export type CheckAccessibility = (rules?: readonly string[]) => Promise<void>;

export function checkAccessibilityOf(page: Page): CheckAccessibility {
  return async (rules) => {
    const axe = new AxeBuilder({ page });
    if (rules !== undefined) axe.withRules([...rules]);
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  };
}
