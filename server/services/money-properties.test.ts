import { it } from 'vitest';
import { expectBooksToBalance } from '../src/testing/money-operations.ts';
import { createTestApp } from '../src/testing/test-app.ts';
import { repeats } from './repeats.ts';

const app = await createTestApp();

it(
  'after random operations in any order, the books balance and everyone has what they paid for',
  {
    timeout: 900_000,
  },
  () => expectBooksToBalance(app, { runs: repeats({ usual: 2, thorough: 20 }) }),
);
