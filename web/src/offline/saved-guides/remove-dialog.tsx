import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export type RemoveDialogProps = {
  readonly title: string;
  readonly onRemove: () => Promise<void>;
  readonly onClose: () => void;
};

/** Asks before a saved guide is removed from this device. */
export function RemoveDialog({ title, onRemove, onClose }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      title="Remove the saved guide?"
      text={`“${title}” won’t open offline on this device any more. You can save it again whenever you’re online.`}
      confirmLabel="Remove saved guide"
      cancelLabel="Keep it"
      busyText="Removing..."
      onConfirm={onRemove}
      explain={() => 'We couldn’t remove it. Please try again.'}
      onClose={onClose}
    />
  );
}
