import type { PendingGuide } from '@laneway/contract/authoring';
import type { PublishedGuide } from '@laneway/contract/catalogue';
import { readPendingGuide, readPublishedGuide } from '@laneway/contract/editing/guide-fields';
import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { sortForDashboard } from '@laneway/domain/guides/dashboard-order';
import {
  type EditableGuide,
  type GuideOf,
  publishedGuideId,
} from '@laneway/domain/guides/editable-guide';
import { priceSaved } from '@laneway/domain/guides/pricing';
import { formatCents } from '@laneway/domain/money';
import type { ContentStatus } from '@laneway/domain/statuses';
import { formatDate } from '@laneway/domain/text/dates';
import { isOpen } from '@laneway/domain/workflow/editing';
import { transferText } from '@laneway/domain/workflow/transfer';
import { placeCountText } from '../../../guide/guide-facts.ts';
import { guideRecordId, placesPrefix } from '../unsaved-changes/change-recovery.ts';
import { guideRef } from '../workspace/guide-ref.ts';

/** A guide as the list shows it. */
export type GuideEntry = {
  readonly guide: EditableGuide;
  readonly ref: RecordRef;
  /** Null for a guide that has none yet. */
  readonly title: string | null;
  readonly image: string | null;
  readonly imagePlaceholder: string | null;
  readonly status: ContentStatus;
  readonly facts: readonly string[];
  /** The author, if that isn't the reader. */
  readonly author: string | null;
  /** The open draft of a published guide. */
  readonly openDraft: RecordRef | null;
  /** True if another draft of the same published guide is open. */
  readonly hasOtherDraft: boolean;
  /** True if the guide is on sale, or the one that it is a draft of. */
  readonly isOnSale: boolean;
};

export const UNTITLED = 'Untitled guide';

const UNSAVED_CHANGES = 'Unsaved changes';

export type EntryParts = {
  readonly pending: readonly PendingGuide[];
  readonly published: readonly PublishedGuide[];
  /** Guides that were started on this device and never saved. */
  readonly unsaved: readonly GuideOf<'unsaved'>[];
  /** The ids of records with changes stored on this device. */
  readonly unsavedIds: readonly string[];
  readonly viewerId: number;
};

export type GuideEntries = {
  readonly pending: readonly GuideEntry[];
  readonly published: readonly GuideEntry[];
};

export function guideEntries(parts: EntryParts): GuideEntries {
  const { viewerId, unsavedIds } = parts;
  // A published revision is history: the published guide is listed instead.
  const revisions = parts.pending
    .map(readPendingGuide)
    .filter(({ status }) => status !== 'published');
  const open = new Map(
    revisions.filter(({ status }) => isOpen(status)).map((guide) => [guide.originalId, guide]),
  );
  const entryOf = (guide: EditableGuide): GuideEntry => {
    const draft = guide.kind === 'published' ? open.get(guide.id) : undefined;
    const publishedId = publishedGuideId(guide);
    const anyDraft = publishedId === null ? undefined : open.get(publishedId);
    return {
      guide,
      ref: guideRef(guide),
      title: guide.content.title,
      image: guide.content.image,
      imagePlaceholder: 'imagePlaceholder' in guide ? guide.imagePlaceholder : null,
      status: statusOf(guide),
      facts: factsOf(guide, parts.published, isUnsaved(guide, unsavedIds)),
      author: guide.kind === 'unsaved' || guide.author.id === viewerId ? null : guide.author.name,
      openDraft: draft === undefined ? null : guideRef(draft),
      hasOtherDraft:
        anyDraft !== undefined && !(guide.kind === 'pending' && guide.id === anyDraft.id),
      isOnSale: parts.published.some(({ g_id: id, g_active }) => id === publishedId && g_active),
    };
  };
  return {
    pending: sortForDashboard([...revisions, ...parts.unsaved]).map(entryOf),
    published: sortForDashboard(parts.published.map((row) => readPublishedGuide(row))).map(entryOf),
  };
}

/** The entries whose title or author contains the text. */
export function matching(entries: readonly GuideEntry[], text: string): readonly GuideEntry[] {
  const wanted = text.trim().toLocaleLowerCase();
  return entries.filter(({ title, author }) =>
    `${title ?? UNTITLED} ${author ?? ''}`.toLocaleLowerCase().includes(wanted),
  );
}

function statusOf(guide: EditableGuide): ContentStatus {
  switch (guide.kind) {
    case 'unsaved':
    case 'draft_of_published':
      return 'draft';
    case 'pending':
      return guide.status;
    case 'published':
      return guide.listing === 'live' ? 'published' : 'withdrawn';
  }
}

/** What the list says of a guide. Unsaved changes are those that are only on this device. */
function factsOf(
  guide: EditableGuide,
  published: readonly PublishedGuide[],
  hasUnsavedChanges: boolean,
): readonly string[] {
  const unsaved = hasUnsavedChanges ? [UNSAVED_CHANGES] : [];
  switch (guide.kind) {
    case 'unsaved':
      return hasUnsavedChanges ? ['Not saved yet'] : [];
    case 'draft_of_published':
      return unsaved;
    case 'pending': {
      if (guide.status === 'approved' && guide.transfer !== null)
        return [...unsaved, transferText(guide.transfer)];
      if (hasUnsavedChanges) return unsaved;
      const date = formatDate(guide.lastModified);
      return date === null ? [] : [`Saved ${date}`];
    }
    case 'published': {
      const row = published.find(({ g_id: id }) => id === guide.id);
      const cents = priceSaved(guide.content);
      return [
        ...unsaved,
        cents === 0 ? 'Free' : formatCents(cents),
        ...(row === undefined ? [] : [placeCountText(row.g_place_count)]),
      ];
    }
  }
}

function isUnsaved(guide: EditableGuide, unsavedIds: readonly string[]): boolean {
  const id = guideRecordId(guide);
  const prefix = placesPrefix(guide);
  return unsavedIds.some((each) => each === id || each.startsWith(prefix));
}
