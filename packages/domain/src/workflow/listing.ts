import { accessDenied, checkMayEdit } from '../access.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Actor } from '../roles.ts';
import { adminActionTexts } from './messages.ts';

/**
 * The sale state of published content. It is separate from the revision's workflow: a guide can be off sale while its
 * next revision is in review. Withdrawing doesn't take a guide from its buyers.
 */
export const LISTING_STATES = ['live', 'withdrawn'] as const;

export type ListingState = (typeof LISTING_STATES)[number];

export type Withdrawn = { readonly state: 'withdrawn'; readonly by: 'owner' | 'admin' };

export type Listing = { readonly state: 'live' } | Withdrawn;

export const LIVE: Listing = { state: 'live' };

export type ListingChange = {
  readonly listing: Listing;
  /** False when the listing was already in this state: nothing to write, nobody to notify. */
  readonly changed: boolean;
};

/** The author or an admin takes content off sale. */
export function withdrawListing(
  listing: Listing,
  actor: Actor | null,
  authorId: number | null,
): Result<ListingChange, Refusal> {
  const editor = checkMayList(actor, authorId);
  if (!editor.ok) return editor;
  if (listing.state === 'withdrawn') return ok({ listing, changed: false });
  const by = editor.value.role === 'admin' ? 'admin' : 'owner';
  return ok({ listing: { state: 'withdrawn', by }, changed: true });
}

/** The author or an admin puts content back on sale; only an admin can if an admin withdrew it. */
export function republishListing(
  listing: Listing,
  actor: Actor | null,
  authorId: number | null,
): Result<ListingChange, Refusal> {
  const editor = checkMayList(actor, authorId);
  if (!editor.ok) return editor;
  if (listing.state === 'live') return ok({ listing, changed: false });
  if (listing.by === 'admin' && editor.value.role !== 'admin') {
    return fail(refusal('not_allowed', adminActionTexts.adminRequired));
  }
  return ok({ listing: LIVE, changed: true });
}

function checkMayList(actor: Actor | null, authorId: number | null): Result<Actor, Refusal> {
  const editor = checkMayEdit(actor, authorId);
  return editor.ok ? editor : fail(accessDenied(editor.error));
}
