import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import { type EditableGuide, guideId, publishedGuideId } from './editable-guide.ts';
import { type EditablePlace, publishedPlaceId } from './editable-place.ts';
import { parseEditableId, parseRecordId } from './ids.ts';

export const listingTexts = {
  noWithdrawalEndpoint: 'Cannot determine withdrawal endpoint for guide/place',
  invalidDraftGuideId: 'Invalid draft guide ID format',
  invalidPlaceId: 'Invalid place ID',
  republishById: 'Re-publishing by ID alone is not supported. Please provide content object.',
  noContentType: 'Cannot determine content type for re-publishing',
  invalidContentId: 'Invalid content identifier for re-publishing',
} as const;

/** The contract's call that withdraws published content from sale, or pending content from review. */
export type Withdrawal<
  Call = 'withdrawGuide' | 'changeStatus' | 'withdrawPlace' | 'withdrawPendingPlace',
> = { readonly call: Call; readonly id: number };

export type Republication<Call = 'republishGuide' | 'republishPlace' | 'republishPendingPlace'> = {
  readonly call: Call;
  readonly id: number;
};

/** A draft of a published guide has two things to withdraw: the draft, and the guide on sale. */
export function guideWithdrawal(
  guide: EditableGuide,
  what: 'listing',
): Result<Withdrawal<'withdrawGuide'>, Refusal>;
export function guideWithdrawal(
  guide: EditableGuide,
): Result<Withdrawal<'withdrawGuide' | 'changeStatus'>, Refusal>;
export function guideWithdrawal(
  guide: EditableGuide,
  what: 'revision' | 'listing' = 'revision',
): Result<Withdrawal, Refusal> {
  switch (guide.kind) {
    case 'unsaved':
      return refuse(listingTexts.noWithdrawalEndpoint);
    case 'draft_of_published': {
      // An unsaved draft stands for the published guide in its id.
      const id = parseEditableId(guideId(guide));
      return id?.kind === 'draft_from'
        ? ok({ call: 'withdrawGuide', id: id.publishedId })
        : refuse(listingTexts.invalidDraftGuideId);
    }
    case 'pending':
      return what === 'revision'
        ? callWith('changeStatus', guide.id, listingTexts.noWithdrawalEndpoint)
        : callWith('withdrawGuide', guide.originalId, listingTexts.noWithdrawalEndpoint);
    case 'published':
      return callWith('withdrawGuide', guide.id, listingTexts.noWithdrawalEndpoint);
  }
}

export function placeWithdrawal(
  place: EditablePlace,
): Result<Withdrawal<'withdrawPlace' | 'withdrawPendingPlace'>, Refusal> {
  switch (place.kind) {
    case 'unsaved':
      return refuse(listingTexts.noWithdrawalEndpoint);
    case 'draft_of_published':
      return callWith('withdrawPlace', place.publishedId, listingTexts.invalidPlaceId);
    case 'pending':
      return callWith('withdrawPendingPlace', place.id, listingTexts.invalidPlaceId);
    case 'published':
      return callWith('withdrawPlace', place.id, listingTexts.invalidPlaceId);
  }
}

/** Content that someone may try to republish; whether they may is checked. */
type Republishable = EditableGuide | EditablePlace | { readonly type: string } | number | string;

/**
 * The call that puts content back on sale, or a place back into its draft. It takes the content, because an id alone
 * doesn't tell a guide from a place.
 */
export function republication(
  guide: EditableGuide,
): Result<Republication<'republishGuide'>, Refusal>;
export function republication(
  place: EditablePlace,
): Result<Republication<'republishPlace' | 'republishPendingPlace'>, Refusal>;
export function republication(content: Republishable): Result<Republication, Refusal>;
export function republication(content: Republishable): Result<Republication, Refusal> {
  if (typeof content !== 'object') return refuse(listingTexts.republishById);
  if (isGuide(content)) {
    return callWith('republishGuide', publishedGuideId(content), listingTexts.invalidContentId);
  }
  if (isPlace(content)) {
    if (content.kind === 'pending' && content.status === 'withdrawn') {
      return callWith('republishPendingPlace', content.id, listingTexts.invalidContentId);
    }
    return callWith('republishPlace', publishedPlaceId(content), listingTexts.invalidContentId);
  }
  return refuse(listingTexts.noContentType);
}

function isGuide(content: { readonly type: string }): content is EditableGuide {
  return content.type === 'guide';
}

function isPlace(content: { readonly type: string }): content is EditablePlace {
  return content.type === 'place';
}

function callWith<Call extends string>(
  call: Call,
  id: number | null,
  otherwise: string,
): Result<{ readonly call: Call; readonly id: number }, Refusal> {
  const parsed = parseRecordId(id);
  return parsed === null ? refuse(otherwise) : ok({ call, id: parsed });
}

function refuse(detail: string): { readonly ok: false; readonly error: Refusal } {
  return fail(refusal('invalid_input', detail));
}
