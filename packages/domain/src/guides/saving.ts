import { contentTexts } from '../content-texts.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import type { EditableGuide, EditablePlace } from './editable.ts';
import { parseEditableId, type RecordId, requireRecordId } from './ids.ts';
import { pendingGuideBody, pendingPlaceBody, type SavingUser } from './pending-body.ts';
import type { PriceChoice } from './pricing.ts';
import type { PendingGuideBody, PendingPlaceBody } from './records.ts';

export const FORM_CONTEXTS = [
  'create_new_pending',
  'create_draft_from_published',
  'edit_existing_pending',
] as const;

export type FormContext = (typeof FORM_CONTEXTS)[number];

/** What saving this guide means, judged by its ids; null when they make no sense together. */
export function guideFormContext(guide: EditableGuide): FormContext | null {
  if (guide.gn_pg_id !== null) return 'edit_existing_pending';
  switch (parseEditableId(guide.gn_id).kind) {
    case 'new_guide':
    case 'temporary':
      return 'create_new_pending';
    case 'draft_from':
      return 'create_draft_from_published';
    case 'saved':
      return guide.gn_g_id === null ? null : 'create_draft_from_published';
    case 'new_place':
    case 'invalid':
      return null;
  }
}

/** The same for a place. A published one becomes a new pending place that names its original. */
export function placeFormContext(place: EditablePlace): FormContext | null {
  if (place.pn_pp_id !== null) return 'edit_existing_pending';
  if (place.pn_source_type === 'published' || place.pn_original_p_id !== null) {
    return place.pn_p_id === null ? null : 'create_draft_from_published';
  }
  switch (parseEditableId(place.pn_id).kind) {
    case 'new_place':
    case 'temporary':
      return 'create_new_pending';
    case 'saved':
      return 'edit_existing_pending';
    case 'new_guide':
    case 'draft_from':
    case 'invalid':
      return null;
  }
}

export type GuideSave =
  | { readonly kind: 'create'; readonly body: PendingGuideBody }
  | { readonly kind: 'update'; readonly pendingGuideId: number; readonly body: PendingGuideBody };

/** The call that saves a guide, or why it cannot be saved. */
export function planGuideSave(
  guide: EditableGuide,
  choice: PriceChoice,
  user: SavingUser,
): Result<GuideSave, Refusal> {
  const body = pendingGuideBody(guide, choice, user);
  const context = guideFormContext(guide);
  switch (context) {
    case 'create_new_pending':
      return ok({ kind: 'create', body });
    case 'create_draft_from_published': {
      const source = requireRecordId(guide.gn_g_id, 'sourceGuideForDraft');
      if (!source.ok) return source;
      return ok({
        kind: 'create',
        body: { ...body, pg_pending_status: 'draft', source_published_guide_id: source.value },
      });
    }
    case 'edit_existing_pending': {
      const id = requireRecordId(guide.gn_pg_id, 'pendingGuideForUpdate');
      return id.ok ? ok({ kind: 'update', pendingGuideId: id.value, body }) : id;
    }
    case null:
      return fail(refusal('invalid_input', contentTexts.guideInvalidContext));
  }
}

export type PlaceSave =
  | { readonly kind: 'create'; readonly pendingGuideId: number; readonly body: PendingPlaceBody }
  | { readonly kind: 'update'; readonly pendingPlaceId: number; readonly body: PendingPlaceBody };

/** The call that saves a place into a pending guide, or why it cannot be saved. */
export function planPlaceSave(
  place: EditablePlace,
  pendingGuideId: RecordId,
): Result<PlaceSave, Refusal> {
  if (pendingGuideId === null || pendingGuideId === undefined) {
    return fail(refusal('conflict', contentTexts.saveGuideFirst));
  }
  const parent = requireRecordId(pendingGuideId, 'parentGuideForPlace');
  if (!parent.ok) return parent;

  const body = pendingPlaceBody(place, parent.value);
  const context = placeFormContext(place);
  switch (context) {
    case 'create_new_pending':
      return ok({ kind: 'create', pendingGuideId: parent.value, body });
    case 'create_draft_from_published':
      return ok({
        kind: 'create',
        pendingGuideId: parent.value,
        body: { ...body, pp_original_p_id: place.pn_p_id },
      });
    case 'edit_existing_pending': {
      const id = requireRecordId(place.pn_pp_id ?? place.pn_id, 'pendingPlaceForUpdate');
      return id.ok ? ok({ kind: 'update', pendingPlaceId: id.value, body }) : id;
    }
    case null:
      return fail(refusal('invalid_input', contentTexts.placeInvalidContext));
  }
}
