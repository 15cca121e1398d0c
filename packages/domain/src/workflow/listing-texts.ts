import type { Role } from '../roles.ts';
import type { ListingState } from './listing.ts';
import { adminActionTexts, statusSuccessText, successTexts } from './messages.ts';

export type ListedType = 'guide' | 'place';

type Texts = {
  readonly done: string;
  /** Null where the reason is part of the text. */
  readonly failed: string | null;
};

const TEXTS: Readonly<Record<ListedType, Readonly<Record<ListingState, Texts>>>> = {
  guide: {
    withdrawn: { done: statusSuccessText('withdrawn'), failed: null },
    live: {
      done: successTexts.guideRepublished,
      failed: adminActionTexts.republishGuideFailed,
    },
  },
  place: {
    withdrawn: {
      done: successTexts.placeWithdrawn,
      failed: adminActionTexts.withdrawPlaceFailed,
    },
    live: {
      done: successTexts.placeRepublished,
      failed: adminActionTexts.republishPlaceFailed,
    },
  },
};

export function listingDoneText(type: ListedType, state: ListingState): string {
  return TEXTS[type][state].done;
}

/** The text with its reason, if there is one. */
export function listingFailedText(
  type: ListedType,
  state: ListingState,
  role: Role,
  reason: string | null,
): string {
  const { failed } = TEXTS[type][state];
  if (failed === null) {
    return adminActionTexts.actionFailed('withdraw', reason ?? adminActionTexts.unknownCallError);
  }
  const text = role === 'admin' ? failed : adminActionTexts.forCreator(failed);
  return reason === null ? text : `${text.replace(/\.?$/, '.')} ${reason}`;
}
