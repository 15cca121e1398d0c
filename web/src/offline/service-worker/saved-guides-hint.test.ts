import { expect, it } from 'vitest';
import { createSavedGuidesHint, type SavedGuides } from './route-request.ts';

const NOTHING: SavedGuides = { hasMedia: false, tileTemplate: null };

it('knows what was saved when it was last asked, and nothing where that can’t be told', async () => {
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
