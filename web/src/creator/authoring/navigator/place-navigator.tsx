import { authoringTexts } from '@laneway/domain/authoring-texts';
import { placeStatus } from '@laneway/domain/guides/editable-place';
import { placeLabel } from '@laneway/domain/guides/place-label';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useStore } from '../../../core/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import { useIsDirty } from '../forms/use-save.ts';
import { useListings } from '../listing/listing-context.ts';
import { validateGuide } from '../records/guide-values.ts';
import { placeContentOf } from '../records/place-values.ts';
import { GUIDE_KEY, type Workspace } from '../workspace/create-workspace.ts';
import { ignoreClosed } from '../workspace/save-queue.ts';
import type { PlaceItem } from '../workspace/workspace-state.ts';
import { deletionSummary } from './deletion-summary.ts';
import { MoveToDialog } from './move-to-dialog.tsx';
import styles from './navigator.module.css';
import { hasErrors, PlaceRow, type RowActions } from './place-row.tsx';
import { RowMarks } from './row-marks.tsx';
import { useDeletePlace } from './use-delete-place.ts';
import { useDragOrder } from './use-drag-order.ts';

export type PlaceNavigatorProps = {
  readonly workspace: Workspace;
  /** The key of the open record. */
  /** Null while neither the guide nor a place is open. */
  readonly selectedKey: string | null;
  /** True if places may be added, moved and deleted. */
  readonly isEditable: boolean;
  readonly onOpenGuide: () => void;
  readonly onOpenPlace: (key: string) => void;
  readonly onAddPlace: () => void;
  /** Below the places, such as the import buttons. */
  readonly children?: ReactNode;
};

type PlaceDialog = { readonly about: 'move' | 'delete'; readonly key: string };

/** The guide and its places, in order. */
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
  const [asking, setAsking] = useState<PlaceDialog | null>(null);
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
  const deleteAsked = async (key: string) => {
    await deletePlace(key);
    // The dialog has gone with its place, and would return with it when the deletion is undone.
    close();
  };

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
          <Button onClick={onAddPlace}>{authoringTexts.addPlace}</Button>
          {children}
        </div>
      )}
      {asking?.about === 'move' && asked !== undefined && (
        <MoveToDialog
          name={placeLabel(asked.record.getState().mine.title, asked.place.nameNumber)}
          index={index}
          count={places.length}
          onMove={(to) => move(asked.key, to)}
          onClose={close}
        />
      )}
      {asking?.about === 'delete' && asked !== undefined && (
        <DeletePlaceDialog item={asked} onDelete={() => deleteAsked(asked.key)} onClose={close} />
      )}
    </nav>
  );
}

type DeletePlaceDialogProps = {
  readonly item: PlaceItem;
  readonly onDelete: () => Promise<unknown>;
  readonly onClose: () => void;
};

/** Asks before a place is deleted, and says what is lost. */
function DeletePlaceDialog({ item, onDelete, onClose }: DeletePlaceDialogProps) {
  const { mine } = item.record.getState();
  const name = placeLabel(mine.title, item.place.nameNumber);
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      text={[deletionSummary(placeContentOf(mine)), 'You can undo this straight afterwards.']
        .filter(Boolean)
        .join(' ')}
      confirmLabel="Delete place"
      busyText="Deleting..."
      onConfirm={onDelete}
      onClose={onClose}
    />
  );
}

/** Moves a place, announces its new position, and offers to undo it. The order is saved at once. */
function usePlaceMoves(workspace: Workspace): (key: string, to: number) => void {
  const { showToast } = useToast();
  return useCallback(
    (key: string, to: number) => {
      const move = (target: number, isUndo: boolean): void => {
        const { places } = workspace.getState();
        const from = places.findIndex((item) => item.key === key);
        const item = places[from];
        if (item === undefined || from === target) return;
        const takeBack = showToast(
          movedText(target, places.length),
          isUndo ? undefined : { label: 'Undo', onAct: () => move(from, true) },
        );
        void workspace.movePlace(key, target).then(({ kind }) => {
          // The banner shows the reason, and the places return to their old order.
          if (kind !== 'saved') takeBack();
        }, ignoreClosed);
      };
      move(to, false);
    },
    [workspace, showToast],
  );
}

function movedText(index: number, count: number): string {
  if (index === 0) return 'Moved to first place';
  return index === count - 1 ? 'Moved to last place' : `Moved to place ${index + 1}`;
}

type GuideRowProps = {
  readonly workspace: Workspace;
  readonly isSelected: boolean;
  readonly hasNote: boolean;
  readonly hasFailed: boolean;
  readonly onOpen: () => void;
};

/** The guide itself, above its places. */
function GuideRow({ workspace, isSelected, hasNote, hasFailed, onOpen }: GuideRowProps) {
  const record = workspace.guideRecord;
  const isDirty = useIsDirty(record);
  const isWrong = useStore(record, (state) => hasErrors(state, validateGuide));
  return (
    <button
      type="button"
      className={styles.guide}
      aria-current={isSelected ? 'true' : undefined}
      onClick={onOpen}
    >
      <span className={styles.name}>Guide</span>
      <RowMarks isDirty={isDirty} hasErrors={isWrong || hasFailed} hasNote={hasNote} />
    </button>
  );
}
