import { authoringTexts } from '../authoring-texts.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import type { EditableGuide, GuideOf } from './editable-guide.ts';
import type { EditablePlace } from './editable-place.ts';
import { requireRecordId } from './ids.ts';

/** The contract's call that saves a guide. */
export type GuideSavePlan =
  /** Creates a draft, of a published guide if there is a source. */
  | { readonly call: 'createPendingGuide'; readonly sourceId: number | null }
  | { readonly call: 'updatePendingGuide'; readonly id: number; readonly version: number };

export function requireOpenGuide(guide: EditableGuide | null): Result<EditableGuide, Refusal> {
  return guide === null
    ? fail(refusal('invalid_input', authoringTexts.guideInvalidContext))
    : ok(guide);
}

/** The call that saves a guide, or the reason why it can't be saved. */
export function planGuideSave(guide: EditableGuide): Result<GuideSavePlan, Refusal> {
  switch (guide.kind) {
    case 'unsaved':
      return ok({ call: 'createPendingGuide', sourceId: null });
    case 'draft_of_published':
      return planDraft(guide.publishedId);
    case 'published':
      return planDraft(guide.id);
    case 'pending': {
      const id = requireRecordId(guide.id, 'pendingGuideForUpdate');
      if (!id.ok) return id;
      return ok({ call: 'updatePendingGuide', id: id.value, version: guide.version });
    }
  }
}

/** The guide that places can be added to: only a saved pending one. */
export function guideForPlaces(guide: EditableGuide | null): Result<GuideOf<'pending'>, Refusal> {
  switch (guide?.kind) {
    case undefined:
      return fail(refusal('invalid_input', authoringTexts.selectOrCreateGuide));
    case 'unsaved':
      return fail(refusal('conflict', authoringTexts.saveNewGuideFirst));
    case 'draft_of_published':
      return fail(refusal('conflict', authoringTexts.saveDraftFirst));
    case 'published':
      return fail(refusal('conflict', authoringTexts.saveGuideFirst));
    case 'pending':
      return ok(guide);
  }
}

/** The contract's call that saves a place. */
export type PlaceSavePlan =
  /** Adds a place, as a draft of a published one if there is a source. */
  | {
      readonly call: 'addPendingPlace';
      readonly pendingGuideId: number;
      readonly originalId: number | null;
    }
  | { readonly call: 'updatePendingPlace'; readonly id: number; readonly version: number };

export function requireOpenPlace(place: EditablePlace | null): Result<EditablePlace, Refusal> {
  return place === null
    ? fail(refusal('invalid_input', authoringTexts.placeInvalidContext))
    : ok(place);
}

/** The call that saves a place into the open guide, or the reason why it can't be saved. */
export function planPlaceSave(
  place: EditablePlace,
  guide: EditableGuide | null,
): Result<PlaceSavePlan, Refusal> {
  const parent = guideForPlaces(guide);
  if (!parent.ok) return parent;
  const parentId = requireRecordId(parent.value.id, 'parentGuideForPlace');
  if (!parentId.ok) return parentId;
  if (!belongsTo(place, parent.value)) {
    return fail(refusal('invalid_input', authoringTexts.placeInvalidContext));
  }
  const pendingGuideId = parentId.value;
  switch (place.kind) {
    case 'unsaved':
      return ok({ call: 'addPendingPlace', pendingGuideId, originalId: null });
    case 'draft_of_published':
      return ok({ call: 'addPendingPlace', pendingGuideId, originalId: place.publishedId });
    case 'published':
      return ok({ call: 'addPendingPlace', pendingGuideId, originalId: place.id });
    case 'pending': {
      const id = requireRecordId(place.id, 'pendingPlaceForUpdate');
      if (!id.ok) return id;
      return ok({ call: 'updatePendingPlace', id: id.value, version: place.version });
    }
  }
}

function planDraft(publishedId: number): Result<GuideSavePlan, Refusal> {
  const source = requireRecordId(publishedId, 'sourceGuideForDraft');
  return source.ok ? ok({ call: 'createPendingGuide', sourceId: source.value }) : source;
}

/** A place of another guide would be saved into the wrong one. */
function belongsTo(place: EditablePlace, guide: GuideOf<'pending'>): boolean {
  switch (place.kind) {
    case 'unsaved':
    case 'pending':
      return place.pendingGuideId === guide.id;
    case 'draft_of_published':
    case 'published':
      return place.guideId === guide.originalId;
  }
}
