import type { Refusal } from '../refusal.ts';
import { ok, type Result } from '../result.ts';
import type { EditableGuide } from './editable-guide.ts';
import { guideForPlaces } from './saving.ts';

/** What the dashboard has open, by ids as ids.ts spells them, so that an address can hold it. */
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
  const holder = guideForPlaces(guide);
  return holder.ok ? ok({ type: 'new_place', guideId: holder.value.id }) : holder;
}
