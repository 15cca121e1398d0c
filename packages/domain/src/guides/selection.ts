import { contentTexts } from '../content-texts.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import type { EditableGuide } from './editable.ts';
import { parseEditableId } from './ids.ts';

/** What the dashboard has open. */
export type Selection =
  | { readonly type: 'guide'; readonly id: number | string | 'new'; readonly isPending: boolean }
  | { readonly type: 'place'; readonly id: number | string; readonly guideId: number | string }
  | { readonly type: 'new_place'; readonly guideId: number | string };

export const EDIT_MODES = ['create_new_unified', 'edit_unified'] as const;

export type EditMode = (typeof EDIT_MODES)[number];

export function editModeOf(selection: Selection): EditMode {
  switch (selection.type) {
    case 'guide':
      return selection.id === 'new' ? 'create_new_unified' : 'edit_unified';
    case 'place':
      return 'edit_unified';
    case 'new_place':
      return 'create_new_unified';
  }
}

/** The guide a selection stands in; null for one that does not exist yet. */
export function selectedGuideId(selection: Selection): number | string | null {
  switch (selection.type) {
    case 'guide':
      return selection.id === 'new' ? null : selection.id;
    case 'place':
    case 'new_place':
      return selection.guideId;
  }
}

/** After a save the pending version is what stays open, whatever was edited. */
export function selectionAfterGuideSave(pendingGuideId: number): Selection {
  return { type: 'guide', id: pendingGuideId, isPending: true };
}

export function selectionAfterPlaceSave(pendingPlaceId: number, pendingGuideId: number): Selection {
  return { type: 'place', id: pendingPlaceId, guideId: pendingGuideId };
}

/** Opens the form for a new place: only a guide that is saved as pending can hold one. */
export function selectNewPlace(guide: EditableGuide | null): Result<Selection, Refusal> {
  if (guide === null) return fail(refusal('invalid_input', contentTexts.selectOrCreateGuide));
  if (guide.gn_pg_id !== null) return ok({ type: 'new_place', guideId: guide.gn_pg_id });
  switch (parseEditableId(guide.gn_id).kind) {
    case 'new_guide':
    case 'temporary':
      return fail(refusal('conflict', contentTexts.saveNewGuideFirst));
    case 'draft_from':
      return fail(refusal('conflict', contentTexts.saveDraftFirst));
    case 'saved':
    case 'new_place':
    case 'invalid':
      return fail(refusal('conflict', contentTexts.saveGuideFirst));
  }
}
