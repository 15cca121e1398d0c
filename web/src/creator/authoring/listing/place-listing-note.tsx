import { guideAuthorId } from '@laneway/domain/guides/editable-guide';
import type { EditablePlace } from '@laneway/domain/guides/editable-place';
import type { Actor } from '@laneway/domain/roles';
import { useUser } from '../../../api/session/session-context.ts';
import { useNavigation } from '../../../core/navigation/navigation-context.tsx';
import { useStore } from '../../../core/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import type { Workspace } from '../workspace/create-workspace.ts';
import type { PlaceItem } from '../workspace/workspace-state.ts';
import texts from '../workspace-page/status-note.module.css';
import { useListings } from './listing-context.ts';
import { offerAct, PLACE_LABELS } from './offer.ts';
import styles from './place-listing-note.module.css';
import type { PlaceListing } from './use-listing.ts';

export type PlaceListingNoteProps = {
  readonly workspace: Workspace;
  readonly item: PlaceItem;
};

/** A note above a place that visitors don't see: the reason, and how to change it. */
export function PlaceListingNote({ workspace, item }: PlaceListingNoteProps) {
  const listings = useListings();
  const user = useUser();
  const { openContact } = useNavigation();
  const authorId = useStore(workspace, ({ guide }) => guideAuthorId(guide));
  if (listings === null || user === null) return null;
  const actor = { id: user.u_id, role: user.user_role };
  const note = placeNote(item.place, listings.ofPlace(item.place), actor, authorId);
  if (note === null) return null;
  return (
    <section aria-label="Listing" className={styles.note}>
      <div className={texts.words}>
        <p>{note.text}</p>
        {note.reason !== null && <blockquote className={texts.comment}>“{note.reason}”</blockquote>}
      </div>
      {note.way === 'republish' && (
        <Button onClick={() => listings.act(item.key, 'republish')}>
          {PLACE_LABELS.republish}
        </Button>
      )}
      {note.way === 'contact us' && <Button onClick={openContact}>Contact us</Button>}
    </section>
  );
}

/** The reason why visitors don't see a place, and the possible actions. */
type PlaceNote = {
  readonly text: string;
  /** An admin's message to its creator. */
  readonly reason: string | null;
  readonly way: 'republish' | 'contact us' | null;
};

/** null if the place needs no note. */
function placeNote(
  place: EditablePlace,
  { status, act, offer }: PlaceListing,
  actor: Actor,
  authorId: number | null,
): PlaceNote | null {
  if (place.kind === 'pending' && status === 'withdrawn') {
    return {
      text: 'This place is hidden, so it stays out of the guide when that’s published.',
      reason: null,
      way: act === 'republish' ? act : null,
    };
  }
  if (offer === null || offer.listing.state === 'live') return null;
  const mayRepublish = offerAct(offer, actor, authorId) === 'republish';
  if (!mayRepublish) {
    return {
      text: 'We took this place out of your guide. Contact us if you’d like it back.',
      reason: offer.reason,
      way: 'contact us',
    };
  }
  return {
    text:
      place.kind === 'pending'
        ? 'This place is off the live guide, and publishing this draft won’t bring it back.'
        : 'Visitors don’t see this place. Show it to edit it.',
    reason: offer.reason,
    way: 'republish',
  };
}
