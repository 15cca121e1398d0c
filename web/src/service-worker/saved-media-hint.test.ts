import { expect, it } from 'vitest';
import { createSavedMediaHint } from './saved-media-hint.ts';

it('says no only while nothing is known to be saved', async () => {
  let answer: () => Promise<boolean> = async () => false;
  const hint = createSavedMediaHint(() => answer());
  expect(hint.isWorthLooking()).toBe(true);
  await hint.refresh();
  expect(hint.isWorthLooking()).toBe(false);
  answer = async () => true;
  await hint.refresh();
  expect(hint.isWorthLooking()).toBe(true);
  answer = () => Promise.reject(new Error('The database is gone'));
  await hint.refresh();
  expect(hint.isWorthLooking()).toBe(true);
});
