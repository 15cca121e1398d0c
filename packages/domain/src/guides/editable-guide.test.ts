import { describe, expect, it } from 'vitest';
import {
  draftGuide,
  guideAuthorId,
  guideId,
  guideStatus,
  isUnsavedGuide,
  newGuide,
  pendingStatus,
  publishedGuideId,
} from './editable-guide.ts';
import { pendingGuide, publishedGuide } from './samples.test-data.ts';

const fresh = newGuide(5);
const draft = draftGuide(publishedGuide, 1_700_000_000_000);
const draftOfPublished = { ...pendingGuide, originalId: 4 };

/** Guide, its id, unsaved or not, its author, its original, as which it shows and saves. */
const GUIDES = [
  ['a new one', fresh, 'new-guide-5', true, null, null, 'draft', 'draft'],
  ['an unsaved draft', draft, 'draft-from-4-1700000000000', true, 12, 4, 'draft', 'draft'],
  ['a pending one', pendingGuide, 50, false, 12, null, 'draft', 'draft'],
  ['a pending draft', draftOfPublished, 50, false, 12, 4, 'draft', 'draft'],
  [
    'a submitted one',
    { ...pendingGuide, status: 'submitted' },
    50,
    false,
    12,
    null,
    'pending',
    'submitted',
  ],
  ['a published one', publishedGuide, 4, false, 12, 4, 'published', 'draft'],
  [
    'one off sale',
    { ...publishedGuide, listing: 'withdrawn' },
    4,
    false,
    12,
    4,
    'withdrawn',
    'draft',
  ],
] as const;

describe('an editable guide', () => {
  it.each(GUIDES)(
    'answers for itself: %s',
    (_case, guide, id, unsaved, author, original, ...as) => {
      const [shows, saves] = as;
      expect(guideId(guide)).toBe(id);
      expect(isUnsavedGuide(guide)).toBe(unsaved);
      expect(guideAuthorId(guide)).toBe(author);
      expect(publishedGuideId(guide)).toBe(original);
      expect(guideStatus(guide)).toBe(shows);
      expect(pendingStatus(guide)).toBe(saves);
    },
  );

  it('that is new holds nothing but its language, has no price and is not public', () => {
    expect(Object.values(fresh.content).filter((value) => value !== null)).toEqual([false, 'en']);
    expect(fresh.content).toMatchObject({ priceCents: null, isPublic: false, language: 'en' });
  });
});

describe('a draft of a published guide', () => {
  it('keeps its content and its author and remembers its original', () => {
    expect(draft).toMatchObject({
      kind: 'draft_of_published',
      publishedId: 4,
      author: { id: 12, name: 'Ada' },
      content: publishedGuide.content,
    });
  });

  it('holds drafts of its places, if they have been asked for', () => {
    expect(draft.places).toMatchObject([
      { kind: 'draft_of_published', publishedId: 31, content: { title: 'Hosier Lane' } },
    ]);
    expect(draftGuide({ ...publishedGuide, places: null }, 1).places).toBeNull();
  });
});
