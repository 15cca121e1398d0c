import { guideAuthorId } from '@laneway/domain/guides/editable-guide';
import { useUser } from '../../../api/session/session-context.ts';
import { useNavigation } from '../../../core/navigation/navigation-context.tsx';
import { useStore } from '../../../core/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import type { Workspace } from '../workspace/create-workspace.ts';
import type { PlaceItem } from '../workspace/workspace-state.ts';
import { useListings } from './listing-context.ts';
import styles from './place-listing-note.module.css';
import { placeNote } from './place-note.ts';

export type PlaceListingNoteProps = {
  readonly workspace: Workspace;
  readonly item: PlaceItem;
};

/** Says above a place why visitors don't see it, and how they would again. */
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
      <div className={styles.words}>
        <p>{note.text}</p>
        {note.reason !== null && <blockquote className={styles.reason}>“{note.reason}”</blockquote>}
      </div>
      {note.way === 'republish' && (
        <Button onClick={() => listings.act(item.key, 'republish')}>Republish</Button>
      )}
      {note.way === 'contact us' && <Button onClick={openContact}>Contact us</Button>}
    </section>
  );
}
