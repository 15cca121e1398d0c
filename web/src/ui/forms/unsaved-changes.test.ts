import { afterEach, expect, it, vi } from 'vitest';
import { saveAndProceed } from './unsaved-changes.tsx';

const someMove = () => ({ proceed: vi.fn(), stay: vi.fn() });

afterEach(() => vi.restoreAllMocks());

it('proceeds once the form is saved, and not before', async () => {
  const move = someMove();
  const saving = Promise.withResolvers<boolean>();
  const done = saveAndProceed(() => saving.promise, move);
  await Promise.resolve();
  expect(move.proceed).not.toHaveBeenCalled();
  saving.resolve(true);
  expect(await done).toBe(true);
  expect(move.proceed).toHaveBeenCalledOnce();
  expect(move.stay).not.toHaveBeenCalled();
});

it('stays if the form can’t be saved', async () => {
  const move = someMove();
  expect(await saveAndProceed(async () => false, move)).toBe(false);
  expect(move.stay).toHaveBeenCalledOnce();
  expect(move.proceed).not.toHaveBeenCalled();
});

it('stays if saving throws, and logs the error', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const move = someMove();
  expect(await saveAndProceed(() => Promise.reject(new Error('defect')), move)).toBe(false);
  expect(move.stay).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
});
