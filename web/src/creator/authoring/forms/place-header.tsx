import { type EditableGuide, pendingStatus } from '@laneway/domain/guides/editable-guide';
import { type EditablePlace, placeStatus } from '@laneway/domain/guides/editable-place';
import type { ContentStatus } from '@laneway/domain/statuses';
import { useStore } from '../../../core/use-store.ts';
import { ActionPopover } from '../../../ui/action-popover.tsx';
import { Button } from '../../../ui/button.tsx';
import { StatusChip } from '../../../ui/dashboard-frame/status-chip.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { ACT_LABELS } from '../listing/act-labels.ts';
import { useListings } from '../listing/listing-context.ts';
import { PlaceListingNote } from '../listing/place-listing-note.tsx';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import styles from './place-header.module.css';
import { ReviewNote } from './review-note.tsx';

export type PlaceHeaderProps = {
  readonly open: OpenWorkspace;
  readonly itemKey: string;
  readonly isReadOnly: boolean;
  readonly save: () => Promise<boolean>;
  readonly onOpenPlace: (itemKey: string) => void;
};

/** The name and number of the place, with buttons to its neighbours. */
export function PlaceHeader({ open, itemKey, isReadOnly, save, onOpenPlace }: PlaceHeaderProps) {
  const listings = useListings();
  const places = useStore(open.workspace, (state) => state.places);
  const guide = useStore(open.workspace, (state) => state.guide);
  const index = places.findIndex(({ key }) => key === itemKey);
  const item = places[index];
  if (item === undefined) return null;
  const listing = listings?.ofPlace(item.place) ?? null;
  const act = listing?.act ?? null;
  const previous = places[index - 1];
  const next = places[index + 1];

  const saveAndOpen = async (key: string): Promise<void> => {
    const isUntouched = !item.record.isDirty() && item.place.kind !== 'unsaved';
    if (isReadOnly || isUntouched || (await save())) onOpenPlace(key);
  };
  return (
    <>
      <header className={styles.header}>
        <h2 className={styles.title}>
          Place {index + 1} of {places.length}
        </h2>
        <StatusChip status={shownStatus(guide, item.place, listing?.status)} />
        <nav className={styles.neighbours} aria-label="Neighbouring places">
          {previous !== undefined && (
            <RoundButton
              icon="back"
              label="Previous place"
              onClick={() => onOpenPlace(previous.key)}
            />
          )}
          {next !== undefined && (
            <Button onClick={() => void saveAndOpen(next.key)}>
              {isReadOnly ? 'Next ›' : 'Save and next ›'}
            </Button>
          )}
        </nav>
        {act !== null && (
          <ActionPopover
            label="Actions for this place"
            actions={[{ label: ACT_LABELS[act], onAct: () => listings?.act(itemKey, act) }]}
          />
        )}
      </header>
      <PlaceListingNote workspace={open.workspace} item={item} />
      {item.place.kind === 'pending' && <ReviewNote {...item.place} />}
    </>
  );
}

/** A place is reviewed with its guide, so a draft has the status of its guide. */
function shownStatus(
  guide: EditableGuide,
  place: EditablePlace,
  listed: ContentStatus | undefined,
): ContentStatus {
  const status = listed ?? placeStatus(place);
  return status === 'draft' ? pendingStatus(guide) : status;
}
