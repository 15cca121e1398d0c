import { describe, expect, it } from 'vitest';
import { draftGuide, newGuide } from './editable-guide.ts';
import { pendingGuide, publishedGuide } from './samples.test-data.ts';
import {
  editModeOf,
  selectedGuideId,
  selectionAfterGuideSave,
  selectionAfterPlaceSave,
  selectNewPlace,
} from './selection.ts';

describe('a selection', () => {
  it.each([
    [{ type: 'guide', id: 'new', isPending: true }, 'create_new_unified', null],
    [{ type: 'guide', id: 4, isPending: false }, 'edit_unified', 4],
    [{ type: 'place', id: 31, guideId: 4 }, 'edit_unified', 4],
    [{ type: 'new_place', guideId: 50 }, 'create_new_unified', 50],
  ] as const)('%o is opened with %s in guide %o', (selection, mode, guideId) => {
    expect(editModeOf(selection)).toBe(mode);
    expect(selectedGuideId(selection)).toBe(guideId);
  });

  it('switches to the pending version after a save', () => {
    expect(selectionAfterGuideSave(50)).toEqual({ type: 'guide', id: 50, isPending: true });
    expect(selectionAfterPlaceSave(60, 50)).toEqual({ type: 'place', id: 60, guideId: 50 });
  });
});

describe('adding a place', () => {
  const fresh = newGuide(1);
  const draft = draftGuide(publishedGuide, 9);

  it('opens the form in a saved pending guide', () => {
    expect(selectNewPlace(pendingGuide)).toEqual({
      ok: true,
      value: { type: 'new_place', guideId: 50 },
    });
  });

  it.each([
    ['no guide', null, 'No guide selected. Please select or create a guide first.'],
    ['a new guide', fresh, 'Please save the new guide first before adding places.'],
    ['an unsaved draft', draft, 'Please save the guide draft first before adding places.'],
    ['a published guide', publishedGuide, 'Guide must be saved before adding places.'],
  ])('is refused with %s', (_case, guide, detail) => {
    expect(selectNewPlace(guide)).toMatchObject({ ok: false, error: { detail } });
  });
});
