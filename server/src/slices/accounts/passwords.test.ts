import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLimiter, createPasswords } from './passwords.ts';

const passwords = createPasswords();

it('a password is hashed with argon2id at 19 MiB, two passes, one lane, with its own salt', async () => {
  const [one, two] = await Promise.all([
    passwords.hash('correct horse'),
    passwords.hash('correct horse'),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

it.each([
  ['correct horse', 'correct horse', true],
  ['correct horse', 'correct horse ', false],
  ['correct horse', 'Correct horse', false],
  ['café crème', 'cafe\u0301 cre\u0300me', true],
  ['🐎🔋📎🐴🐎🔋📎🐴', '🐎🔋📎🐴🐎🔋📎🐴', true],
  [`${'é'.repeat(127)}a`, `${'é'.repeat(127)}b`, false],
])('%s against %s: %s', async (chosen, typed, right) => {
  expect(await passwords.verify(await passwords.hash(chosen), typed)).toBe(right);
});

it('no password opens an account without one', async () => {
  expect(await passwords.verify(null, '')).toBe(false);
  expect(await passwords.verify(null, 'the password of nobody')).toBe(false);
});

it('the limiter runs a limited number of tasks at once, in order', async () => {
  const inTurn = createLimiter(3);
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const tasks = Array.from({ length: 40 }, (_, n) =>
    inTurn(async () => {
      begun.push(n);
      running += 1;
      most = Math.max(most, running);
      await wait(n % 3);
      running -= 1;
      if (n % 5 === 0) throw new Error(`task ${n}`);
      return n;
    }),
  );
  const results = await Promise.allSettled(tasks);
  expect(most).toBe(3);
  expect(begun).toEqual(Array.from({ length: 40 }, (_, n) => n));
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(8);
});
