import { describe, expect, it } from 'vitest';
import {
  guideAuthorId,
  guideId,
  isUnsavedGuide,
  newGuide,
  pendingStatus,
  publishedGuideId,
} from './editable-guide.ts';
import { draft, pendingGuide, publishedGuide } from './samples.test-data.ts';

const fresh = newGuide(5);
const draftOfPublished = { ...pendingGuide, originalId: 4 };

/** Each row: the guide, its id, whether it is unsaved, its author, its original, and the status it is saved with. */
const GUIDES = [
  ['a new one', fresh, 'new-guide-5', true, null, null, 'draft'],
  ['an unsaved draft', draft, 'draft-from-4-1700000000000', true, 12, 4, 'draft'],
  ['a pending one', pendingGuide, 50, false, 12, null, 'draft'],
  ['a pending draft', draftOfPublished, 50, false, 12, 4, 'draft'],
  ['a submitted one', { ...pendingGuide, status: 'submitted' }, 50, false, 12, null, 'submitted'],
  ['a published one', publishedGuide, 4, false, 12, 4, 'draft'],
  ['one off sale', { ...publishedGuide, listing: 'withdrawn' }, 4, false, 12, 4, 'draft'],
] as const;

describe('an editable guide', () => {
  it.each(GUIDES)(
    'has an id, an author, an original and a status: %s',
    (_case, guide, id, unsaved, author, original, saves) => {
      expect(guideId(guide)).toBe(id);
      expect(isUnsavedGuide(guide)).toBe(unsaved);
      expect(guideAuthorId(guide)).toBe(author);
      expect(publishedGuideId(guide)).toBe(original);
      expect(pendingStatus(guide)).toBe(saves);
    },
  );

  it('that is new is empty except for its language, has no price and is not public', () => {
    expect(Object.values(fresh.content).filter((value) => value !== null)).toEqual([false, 'en']);
    expect(fresh.content).toMatchObject({ priceCents: null, isPublic: false, language: 'en' });
  });
});
