import { expect, it } from 'vitest';
import { createRenderBudget } from './render-budget.ts';

it('allows a burst of one second, then a fifth of the time that passes, and never saves up more', () => {
  let now = 0;
  const budget = createRenderBudget(() => now);
  budget.spend(900);
  expect(budget.isLeft()).toBe(true);
  budget.spend(200);
  expect(budget.isLeft()).toBe(false);
  now += 499;
  expect(budget.isLeft()).toBe(false);
  now += 2;
  expect(budget.isLeft()).toBe(true);
  now += 3_600_000;
  budget.spend(999);
  expect(budget.isLeft()).toBe(true);
  budget.spend(1);
  expect(budget.isLeft()).toBe(false);
});
