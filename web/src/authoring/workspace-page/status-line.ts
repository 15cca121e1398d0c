import type { EditableGuide, GuideOf } from '@laneway/domain/guides/editable-guide';
import type { Actor } from '@laneway/domain/roles';
import { showsAdminComment } from '@laneway/domain/workflow/actions';
import { ANOTHER_DRAFT_OPEN } from '@laneway/domain/workflow/refusals';

export type StatusLine = {
  readonly text: string;
  /** What the reviewer wrote to the author. */
  readonly comment: string | null;
  readonly way: 'contact us' | 'open the live guide' | 'open the draft' | null;
};

/** Why a guide can or can't be edited now, in one line; null where there is nothing to say. */
export function statusLine(
  guide: EditableGuide,
  actor: Actor,
  /** Who gave the last verdict, once that is known. */
  reviewer: string | null,
  hasOtherDraft: boolean,
): StatusLine | null {
  const line = lineFor(guide, actor, reviewer);
  // Of a published guide there is one open draft at most, so everything else waits for that one.
  return hasOtherDraft && line !== null
    ? { ...line, text: ANOTHER_DRAFT_OPEN.detail, way: 'open the draft' }
    : line;
}

function lineFor(guide: EditableGuide, actor: Actor, reviewer: string | null): StatusLine | null {
  switch (guide.kind) {
    case 'unsaved':
    case 'draft_of_published':
      return null;
    case 'published':
      return lineOf(
        guide.listing === 'live'
          ? 'This guide is live. Your first save starts a draft, and buyers see the live guide until that’s published.'
          : 'This guide is off sale. Your first save starts a draft.',
      );
    case 'pending':
      return pendingLine(guide, actor, reviewer);
  }
}

function pendingLine(
  guide: GuideOf<'pending'>,
  actor: Actor,
  reviewer: string | null,
): StatusLine | null {
  const { status, author } = guide;
  const isOwn = author.id === actor.id;
  const isShown = showsAdminComment(actor, { status, authorId: author.id });
  const comment = isShown ? guide.adminComment : null;
  switch (status) {
    case 'draft':
      if (guide.originalId !== null) {
        return lineOf(
          'You’re editing a draft. Buyers see the live guide until this is published.',
          comment,
        );
      }
      return isOwn && comment === null
        ? null
        : lineOf(isOwn ? 'A reviewer left a note.' : `This is ${author.name}’s draft.`, comment);
    case 'submitted':
      return lineOf(
        isOwn
          ? 'With our reviewers. You can’t edit while they’re looking.'
          : `${author.name} has submitted this. Request a revision to edit it.`,
        comment,
      );
    case 'needs_revision':
      return lineOf(
        isOwn
          ? `${reviewer ?? 'Our reviewer'} has asked for a few changes. Start with the notes.`
          : `${author.name} has been asked for changes.`,
        comment,
      );
    case 'approved':
      return lineOf('Approved. We’re getting it ready to publish.', comment);
    case 'rejected':
      return lineOf(
        isOwn ? 'We can’t publish this one. Here’s why.' : 'This guide was rejected.',
        comment,
        isOwn ? 'contact us' : null,
      );
    case 'withdrawn':
      return lineOf(
        isOwn
          ? 'You’ve withdrawn this. Return it to draft to submit it again.'
          : `${author.name} has withdrawn this.`,
        comment,
      );
    case 'published':
      return lineOf('This version has been published.', comment, 'open the live guide');
  }
}

function lineOf(
  text: string,
  comment: string | null = null,
  way: StatusLine['way'] = null,
): StatusLine {
  return { text, comment, way };
}
