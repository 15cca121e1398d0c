import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { placeContentOf } from '../records/place-values.ts';
import type { PlaceItem } from '../workspace/workspace-state.ts';
import { placeName } from './place-name.ts';
import { whatGoes } from './what-goes.ts';

export type DeletePlaceDialogProps = {
  readonly item: PlaceItem;
  readonly index: number;
  readonly onDelete: () => Promise<unknown>;
  readonly onClose: () => void;
};

/** Asks before a place is deleted, and says what goes with it. */
export function DeletePlaceDialog({ item, index, onDelete, onClose }: DeletePlaceDialogProps) {
  const { mine } = item.record.getState();
  const name = placeName(mine.title, index);
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      text={[whatGoes(placeContentOf(mine)), 'You can undo this straight afterwards.']
        .filter(Boolean)
        .join(' ')}
      confirmLabel="Delete place"
      busyText="Deleting..."
      onConfirm={onDelete}
      onClose={onClose}
    />
  );
}
