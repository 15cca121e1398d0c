import type { EditableGuide, GuideOf } from '@laneway/domain/guides/editable-guide';
import type { Actor } from '@laneway/domain/roles';
import { showsAdminComment } from '@laneway/domain/workflow/actions';
import { ANOTHER_DRAFT_OPEN } from '@laneway/domain/workflow/editing';
import { mayRepeatTransfer } from '@laneway/domain/workflow/transfer';
import { type Offer, offerAct } from '../listing/offer.ts';

export type StatusLineAction =
  | 'contact us'
  | 'copy'
  | 'edit as a new draft'
  | 'edit the live guide'
  | 'move to a new draft'
  | 'move to the draft'
  | 'open the draft'
  | 'show the first place note'
  | 'show the walk report'
  | 'republish';

export type StatusLine = {
  readonly text: string;
  /** The reviewer's or admin's comment to the author. */
  readonly comment: string | null;
  /** True if the guide was saved after that comment. */
  readonly hasChanged: boolean;
  readonly actions: readonly StatusLineAction[];
};

export type StatusFacts = {
  /** The name of who gave the last verdict; null until it is known. */
  readonly reviewer: string | null;
  readonly hasOtherDraft: boolean;
  /** True if a place has a note of its own. */
  readonly hasPlaceNotes: boolean;
  /** True if there is a report of simulated walks. */
  readonly hasWalkReport: boolean;
  /** True if there are unsaved changes. */
  readonly hasUnsavedChanges: boolean;
  /** The offer of the published guide; null if there is none, and while loading. */
  readonly offer: Offer | null;
};

/** One line that says why a guide can or can't be edited now; null if no line is needed. */
export function statusLine(
  guide: EditableGuide,
  actor: Actor,
  facts: StatusFacts,
): StatusLine | null {
  const line = lineFor(guide, actor, facts);
  if (line === null || !facts.hasOtherDraft) return line;
  // The changes are merged into the existing draft.
  if (line.actions.includes('move to a new draft'))
    return { ...line, actions: ['move to the draft'] };
  // A published guide has at most one open draft, which has to be finished first.
  return isOffSale(guide, facts.offer)
    ? {
        ...line,
        text: `${line.text} ${ANOTHER_DRAFT_OPEN.detail}`,
        actions: [...line.actions, OTHER],
      }
    : { ...line, text: ANOTHER_DRAFT_OPEN.detail, actions: [OTHER] };
}

const OTHER: StatusLineAction = 'open the draft';

function lineFor(guide: EditableGuide, actor: Actor, facts: StatusFacts): StatusLine | null {
  switch (guide.kind) {
    case 'unsaved':
    case 'draft_of_published':
      return null;
    case 'published':
      return isOffSale(guide, facts.offer)
        ? offSaleLine(guide, actor, facts.offer)
        : lineOf(
            'This guide is live. Your changes go into a draft, and buyers see the live guide until that’s published.',
          );
    case 'pending':
      return pendingLine(guide, actor, facts);
  }
}

/** The latest information counts; the guide itself was loaded when it was opened. */
function isOffSale(guide: EditableGuide, offer: Offer | null): boolean {
  if (guide.kind !== 'published') return false;
  return offer === null ? guide.listing === 'withdrawn' : offer.listing.state === 'withdrawn';
}

function offSaleLine(guide: GuideOf<'published'>, actor: Actor, offer: Offer | null): StatusLine {
  const { author } = guide;
  const isOwn = author.id === actor.id;
  if (offer === null || offer.listing.state === 'live') return lineOf('This guide is off sale.');
  const { by } = offer.listing;
  if (offerAct(offer, actor, author.id) !== 'republish') {
    const text = 'We took this guide off sale. Contact us if you’d like it back.';
    return { ...lineOf(text, offer.reason), actions: ['contact us'] };
  }
  const subject = by === 'admin' ? 'An admin' : isOwn ? 'You' : author.name;
  const text = `${subject} took this guide off sale. Everyone who has it keeps it.`;
  return { ...lineOf(text, offer.reason), actions: ['republish'] };
}

function pendingLine(
  guide: GuideOf<'pending'>,
  actor: Actor,
  { reviewer, hasPlaceNotes, hasWalkReport, hasUnsavedChanges, offer }: StatusFacts,
): StatusLine | null {
  const { status, author } = guide;
  const isOwn = author.id === actor.id;
  const isShown = showsAdminComment(actor, { status, authorId: author.id });
  const comment = isShown ? guide.adminComment : null;
  const say = (text: string, ...actions: readonly StatusLineAction[]): StatusLine => ({
    text,
    comment,
    hasChanged: comment !== null && guide.changedSinceComment,
    actions,
  });
  const walkWays = hasWalkReport ? (['show the walk report'] as const) : [];
  switch (status) {
    case 'draft':
      if (guide.originalId !== null) return draftOfPublishedLine(guide, actor, offer, say);
      if (isOwn && comment === null) return null;
      return say(isOwn ? 'A reviewer left a note.' : `This is ${author.name}’s draft.`);
    case 'submitted':
      return say(
        isOwn
          ? 'With our reviewers. You can’t edit while they’re looking.'
          : `${author.name} has submitted this. Request a revision to edit it.`,
        ...walkWays,
      );
    case 'needs_revision':
      return say(
        isOwn
          ? `${reviewer ?? 'Our reviewer'} has asked for a few changes. Start with the notes.`
          : `${author.name} has been asked for changes.`,
        ...(hasPlaceNotes ? (['show the first place note'] as const) : []),
        ...walkWays,
      );
    case 'approved':
      return say(approvedText(guide, actor));
    case 'rejected':
      return say(
        isOwn ? 'We can’t publish this one. Here’s why.' : 'This guide was rejected.',
        ...(isOwn ? (['edit as a new draft', 'copy'] as const) : []),
        ...(hasPlaceNotes ? (['show the first place note'] as const) : []),
        ...(isOwn ? (['contact us'] as const) : []),
      );
    case 'withdrawn':
      return say(
        isOwn
          ? 'You’ve withdrawn this. Return it to draft to submit it again.'
          : `${author.name} has withdrawn this.`,
      );
    case 'published':
      return hasUnsavedChanges
        ? say('This version was published without your latest changes.', 'move to a new draft')
        : say('This version has been published.', 'edit the live guide');
  }
}

function draftOfPublishedLine(
  { author }: GuideOf<'pending'>,
  actor: Actor,
  offer: Offer | null,
  say: (text: string, ...actions: readonly StatusLineAction[]) => StatusLine,
): StatusLine {
  if (offer === null || offer.listing.state === 'live') {
    return say('You’re editing a draft. Buyers see the live guide until this is published.');
  }
  return offerAct(offer, actor, author.id) === 'republish'
    ? say(
        'You’re editing a draft. The guide is off sale, and publishing this won’t change that.',
        'republish',
      )
    : say('You’re editing a draft of a guide that we took off sale.', 'contact us');
}

function approvedText({ transfer }: GuideOf<'pending'>, { role }: Actor): string {
  if (transfer === null || !mayRepeatTransfer(transfer)) {
    return 'Approved. We’re getting it ready to publish.';
  }
  return role === 'admin'
    ? 'Approved, but the transfer failed. Open the review to publish it again.'
    : 'Approved, but it couldn’t be published yet. We’re looking into it.';
}

function lineOf(text: string, comment: string | null = null): StatusLine {
  return { text, comment, hasChanged: false, actions: [] };
}
