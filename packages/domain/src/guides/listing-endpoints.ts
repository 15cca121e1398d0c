import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import type { EditableGuide, EditablePlace } from './editable.ts';
import { claimsDraftFrom, isUnsavedId, parseEditableId, parseRecordId } from './ids.ts';

export const listingEndpointTexts = {
  noWithdrawalEndpoint: 'Cannot determine withdrawal endpoint for guide/place',
  invalidDraftGuideId: 'Invalid draft guide ID format',
  invalidPlaceId: 'Invalid place ID',
  republishById: 'Re-publishing by ID alone is not supported. Please provide content object.',
  noContentType: 'Cannot determine content type for re-publishing',
  invalidContentId: 'Invalid content identifier for re-publishing',
} as const;

/** The call that withdraws: published content leaves sale, pending content its review. */
export type Withdrawal =
  | { readonly kind: 'withdraw_guide'; readonly guideId: number }
  | { readonly kind: 'change_status'; readonly pendingGuideId: number }
  | { readonly kind: 'withdraw_place'; readonly placeId: number }
  | { readonly kind: 'withdraw_pending_place'; readonly pendingPlaceId: number };

export type Republication =
  | { readonly kind: 'republish_guide'; readonly guideId: number }
  | { readonly kind: 'republish_place'; readonly placeId: number };

type GuideIds = Pick<EditableGuide, 'gn_id' | 'gn_g_id' | 'gn_pg_id' | 'gn_source_type'>;
type PlaceIds = Pick<EditablePlace, 'pn_id' | 'pn_p_id' | 'pn_pp_id' | 'pn_source_type'>;

/** A draft that was never saved stands for the published guide it was made from. */
export function guideWithdrawal(guide: GuideIds): Result<Withdrawal, Refusal> {
  if (claimsDraftFrom(guide.gn_id)) {
    const id = parseEditableId(guide.gn_id);
    return id.kind === 'draft_from'
      ? ok({ kind: 'withdraw_guide', guideId: id.publishedId })
      : refuse(listingEndpointTexts.invalidDraftGuideId);
  }
  const pendingGuideId = parseRecordId(guide.gn_pg_id);
  if (guide.gn_source_type === 'pending' && pendingGuideId !== null) {
    return ok({ kind: 'change_status', pendingGuideId });
  }
  const guideId = parseRecordId(guide.gn_g_id);
  if (guide.gn_source_type === 'published' && guideId !== null) {
    return ok({ kind: 'withdraw_guide', guideId });
  }
  return refuse(listingEndpointTexts.noWithdrawalEndpoint);
}

export function placeWithdrawal(place: PlaceIds): Result<Withdrawal, Refusal> {
  const pendingPlaceId = parseRecordId(place.pn_pp_id);
  if (place.pn_source_type === 'pending' && pendingPlaceId !== null) {
    return ok({ kind: 'withdraw_pending_place', pendingPlaceId });
  }
  const placeId = parseRecordId(place.pn_p_id);
  if (place.pn_source_type === 'published' && placeId !== null) {
    return ok({ kind: 'withdraw_place', placeId });
  }
  const isNamed = isUnsavedId(place.pn_id) || parseRecordId(place.pn_id) !== null;
  return refuse(
    isNamed ? listingEndpointTexts.noWithdrawalEndpoint : listingEndpointTexts.invalidPlaceId,
  );
}

/**
 * The call that puts content back on sale. An id alone does not say whether it is a guide's or a
 * place's, so the content itself is asked for.
 */
export function republication(content: object | number | string): Result<Republication, Refusal> {
  if (typeof content !== 'object') return refuse(listingEndpointTexts.republishById);
  if ('gn_g_id' in content) {
    const guideId = publishedId(content.gn_g_id);
    return guideId === null
      ? refuse(listingEndpointTexts.invalidContentId)
      : ok({ kind: 'republish_guide', guideId });
  }
  if ('pn_p_id' in content) {
    const placeId = publishedId(content.pn_p_id);
    return placeId === null
      ? refuse(listingEndpointTexts.invalidContentId)
      : ok({ kind: 'republish_place', placeId });
  }
  return refuse(listingEndpointTexts.noContentType);
}

function publishedId(id: unknown): number | null {
  return typeof id === 'number' || typeof id === 'string' ? parseRecordId(id) : null;
}

function refuse(detail: string): { readonly ok: false; readonly error: Refusal } {
  return fail(refusal('invalid_input', detail));
}
