import { expect, it } from 'vitest';
import type { SavedGuide } from '../offline/offline-guides.ts';
import { savedMark } from './saved-mark.ts';

const CHECKED = { at: '2026-11-16T02:00:00.000Z', isReady: true };

it.each<[Partial<SavedGuide>, string]>([
  [{}, 'Saved 16 Nov'],
  [{ verified: CHECKED }, 'Ready for flight mode'],
  [{ verified: { ...CHECKED, isReady: false } }, 'Saved 16 Nov'],
  [{ verified: CHECKED, missing: 1 }, 'Saved 16 Nov'],
  [{ verified: CHECKED, isMapMissing: true }, 'Saved 16 Nov'],
])('a saved guide with %j is marked %s', (fields, mark) => {
  const saved = { downloadDate: '2026-11-16T01:00:00Z', missing: 0, isMapMissing: false };
  expect(savedMark({ ...saved, verified: null, ...fields })).toBe(mark);
});

it('a guide that isn’t saved has no mark', () => {
  expect(savedMark(undefined)).toBeNull();
});
