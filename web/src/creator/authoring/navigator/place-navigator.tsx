import { contentTexts } from '@laneway/domain/content-texts';
import { placeStatus } from '@laneway/domain/guides/editable-place';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useStore } from '../../../core/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { useListings } from '../listing/listing-context.ts';
import { GUIDE_KEY, type Workspace } from '../workspace/create-workspace.ts';
import { DeletePlaceDialog } from './delete-place-dialog.tsx';
import { GuideRow } from './guide-row.tsx';
import { MoveToDialog } from './move-to-dialog.tsx';
import styles from './navigator.module.css';
import { placeName } from './place-name.ts';
import { PlaceRow, type RowActions } from './place-row.tsx';
import { useDeletePlace } from './use-delete-place.ts';
import { useDragOrder } from './use-drag-order.ts';
import { usePlaceMoves } from './use-place-moves.ts';

export type PlaceNavigatorProps = {
  readonly workspace: Workspace;
  /** The key of what is open. */
  readonly selectedKey: string;
  /** Whether places may be added, moved and deleted. */
  readonly isEditable: boolean;
  readonly onOpenGuide: () => void;
  readonly onOpenPlace: (key: string) => void;
  readonly onAddPlace: () => void;
  /** Below the places, such as the ways to import more of them. */
  readonly children?: ReactNode;
};

type Asking = { readonly about: 'move' | 'delete'; readonly key: string };

/** The guide and its places, in their order. */
export function PlaceNavigator({
  workspace,
  selectedKey,
  isEditable,
  onOpenGuide,
  onOpenPlace,
  onAddPlace,
  children,
}: PlaceNavigatorProps) {
  const guide = useStore(workspace, (state) => state.guide);
  const places = useStore(workspace, (state) => state.places);
  const failure = useStore(workspace, (state) => state.failure);
  const listings = useListings();
  const list = listings?.act;
  const rows = useRef<HTMLOListElement>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const move = usePlaceMoves(workspace);
  const deletePlace = useDeletePlace(workspace);
  const moveIndex = useCallback(
    (from: number, to: number) => {
      const key = workspace.getState().places[from]?.key;
      if (key !== undefined) move(key, to);
    },
    [workspace, move],
  );
  const { startDrag } = useDragOrder(rows, moveIndex);
  const actions: RowActions = useMemo(
    () => ({
      open: onOpenPlace,
      move,
      askWhere: (key) => setAsking({ about: 'move', key }),
      askDelete: (key) => setAsking({ about: 'delete', key }),
      list: (key, act) => list?.(key, act),
      startDrag,
    }),
    [onOpenPlace, move, list, startDrag],
  );
  const index = places.findIndex(({ key }) => key === asking?.key);
  const asked = places[index];
  const close = () => setAsking(null);

  return (
    <nav aria-label="Guide and places" className={styles.navigator}>
      <GuideRow
        workspace={workspace}
        isSelected={selectedKey === GUIDE_KEY}
        hasNote={guide.kind === 'pending' && guide.adminComment !== null}
        hasFailed={failure?.key === GUIDE_KEY}
        onOpen={onOpenGuide}
      />
      {places.length === 0 && <p className={styles.none}>No places yet</p>}
      <ol ref={rows} className={styles.places} aria-label="Places">
        {places.map((item, at) => (
          <PlaceRow
            key={item.key}
            item={item}
            index={at}
            count={places.length}
            isSelected={item.key === selectedKey}
            isEditable={isEditable}
            hasFailed={failure?.key === item.key}
            status={listings?.ofPlace(item.place).status ?? placeStatus(item.place)}
            listingAct={listings?.ofPlace(item.place).act ?? null}
            usualStatus={guide.kind === 'published' ? 'published' : 'draft'}
            actions={actions}
          />
        ))}
      </ol>
      {isEditable && (
        <div className={styles.tools}>
          <Button onClick={onAddPlace}>{contentTexts.addPlace}</Button>
          {children}
        </div>
      )}
      {asking?.about === 'move' && asked !== undefined && (
        <MoveToDialog
          name={placeName(asked.record.getState().mine.title, index)}
          index={index}
          count={places.length}
          onMove={(to) => move(asked.key, to)}
          onClose={close}
        />
      )}
      {asking?.about === 'delete' && asked !== undefined && (
        <DeletePlaceDialog
          item={asked}
          index={index}
          onDelete={() => deletePlace(asked.key)}
          onClose={close}
        />
      )}
    </nav>
  );
}
