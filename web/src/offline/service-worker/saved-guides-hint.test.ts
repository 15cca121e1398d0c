import { expect, it } from 'vitest';
import { createSavedGuidesHint, type SavedGuides } from './route-request.ts';

const NOTHING: SavedGuides = { hasMedia: false, tileTemplate: null };

it('has the last known state, and is undefined if unknown', async () => {
  let read: () => Promise<SavedGuides> = async () => NOTHING;
  const hint = createSavedGuidesHint(() => read());
  expect(hint.known()).toBeUndefined();
  await hint.refresh();
  expect(hint.known()).toEqual(NOTHING);
  const saved = { hasMedia: true, tileTemplate: '/tiles/{z}/{x}/{y}' };
  read = async () => saved;
  await hint.refresh();
  expect(hint.known()).toEqual(saved);
  read = () => Promise.reject(new Error('The database is gone'));
  await hint.refresh();
  expect(hint.known()).toBeUndefined();
});
