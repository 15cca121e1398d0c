import { placeCountText } from '../../../guide/guide-facts.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { UNTITLED } from '../guide-list/guide-entries.ts';
import type { Workspace } from '../workspace/create-workspace.ts';

export type DeleteGuideDialogProps = {
  readonly workspace: Workspace;
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
};

/** Asks before a guide is deleted, and says what goes with it. */
export function DeleteGuideDialog({ workspace, onDelete, onClose }: DeleteGuideDialogProps) {
  const { guide, places } = workspace.getState();
  const title = workspace.guideRecord.getState().mine.title.trim() || UNTITLED;
  const isOfPublished = guide.kind === 'pending' && guide.originalId !== null;
  const lost = places.length === 0 ? 'it' : `it and its ${placeCountText(places.length)}`;
  const text = isOfPublished
    ? `You’ll lose this draft of ${lost}. The live guide stays as it is. You can’t undo this.`
    : `You’ll lose ${lost}. You can’t undo this.`;
  return (
    <ConfirmDialog
      title={`Delete ${title}?`}
      text={text}
      confirmLabel={isOfPublished ? 'Delete draft' : 'Delete guide'}
      busyText="Deleting..."
      onConfirm={onDelete}
      onClose={onClose}
    />
  );
}
