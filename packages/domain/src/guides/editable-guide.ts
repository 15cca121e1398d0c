import type { ContentStatus } from '../statuses.ts';
import type { ListingState } from '../workflow/listing.ts';
import type { Transfer } from '../workflow/transfer.ts';
import type { EditablePlace, PlaceOf } from './editable-place.ts';
import { EMPTY_GUIDE, type GuideContent } from './guide-content.ts';
import { type EditableId, printEditableId } from './ids.ts';

export type Author = {
  /** Null once the author has deleted their account. */
  readonly id: number | null;
  readonly name: string;
};

/**
 * A guide in the dashboards, from any source, so that forms and previews can use its content uniformly. Places are null
 * until they are loaded.
 */
export type EditableGuide =
  /** Exists only in the dashboard. Its author will be the person who saves it. */
  | (Guide & { readonly kind: 'unsaved'; readonly startedAt: number })
  /** The draft that editing a published guide starts from, before its first save. */
  | (Guide & {
      readonly kind: 'draft_of_published';
      readonly publishedId: number;
      readonly startedAt: number;
      readonly author: Author;
      readonly places: readonly PlaceOf<'draft_of_published'>[] | null;
    })
  /** A revision in the workflow. */
  | (Guide & {
      readonly kind: 'pending';
      readonly id: number;
      /** The published guide that this is a draft of. */
      readonly originalId: number | null;
      /** The version that was loaded; a save sends it. */
      readonly version: number;
      readonly status: ContentStatus;
      readonly author: Author;
      readonly adminComment: string | null;
      /** True if it was saved after that comment. */
      readonly changedSinceComment: boolean;
      /** Null while there is nothing to transfer. */
      readonly transfer: Transfer | null;
      readonly createdAt: string;
      readonly lastModified: string;
      /** A few pixels, shown until the image has loaded. */
      readonly imagePlaceholder: string | null;
      readonly places: readonly EditablePlace[] | null;
    })
  | (Guide & {
      readonly kind: 'published';
      readonly id: number;
      readonly listing: ListingState;
      readonly author: Author;
      readonly lastModified: string;
      readonly imagePlaceholder: string | null;
      readonly places: readonly PlaceOf<'published'>[] | null;
    });

type Guide = { readonly type: 'guide'; readonly content: GuideContent };

export type GuideOf<Kind extends EditableGuide['kind']> = Extract<
  EditableGuide,
  { readonly kind: Kind }
>;

export function newGuide(startedAt: number): GuideOf<'unsaved'> {
  return { type: 'guide', kind: 'unsaved', startedAt, content: EMPTY_GUIDE };
}

/** The id of a guide in selections, URLs and stored changes. */
export function guideId(guide: EditableGuide): number | string {
  return printEditableId(editableId(guide));
}

export function isUnsavedGuide(guide: EditableGuide): boolean {
  switch (guide.kind) {
    case 'unsaved':
    case 'draft_of_published':
      return true;
    case 'pending':
    case 'published':
      return false;
  }
}

/** Null for an unsaved guide, and when the author has deleted their account. */
export function guideAuthorId(guide: EditableGuide): number | null {
  return guide.kind === 'unsaved' ? null : guide.author.id;
}

/** The published guide that this is, or is a draft of. */
export function publishedGuideId(guide: EditableGuide): number | null {
  switch (guide.kind) {
    case 'unsaved':
      return null;
    case 'draft_of_published':
      return guide.publishedId;
    case 'pending':
      return guide.originalId;
    case 'published':
      return guide.id;
  }
}

/** The status that the revision has after a save: draft unless it is already in the workflow. */
export function pendingStatus(guide: EditableGuide): ContentStatus {
  return guide.kind === 'pending' ? guide.status : 'draft';
}

function editableId(guide: EditableGuide): EditableId {
  switch (guide.kind) {
    case 'unsaved':
      return { kind: 'new_guide', suffix: String(guide.startedAt) };
    case 'draft_of_published':
      return { kind: 'draft_from', publishedId: guide.publishedId, timestamp: guide.startedAt };
    case 'pending':
    case 'published':
      return { kind: 'saved', id: guide.id };
  }
}
