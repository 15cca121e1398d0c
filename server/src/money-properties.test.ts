import { it } from 'vitest';
import { expectBooksToBalance } from './testing/money-operations.ts';
import { createTestApp } from './testing/test-app.ts';

const app = await createTestApp();

// The same thousand operations each time; those of npm run test:services differ from run to run.
it('after random operations in any order, the books balance and everyone has what they paid for', () =>
  expectBooksToBalance(app, { runs: 2, seed: 1851 }));
