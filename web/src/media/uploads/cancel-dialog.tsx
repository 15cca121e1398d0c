import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './cancel-dialog.module.css';
import { percentOf, type UploadItem } from './queue/upload-queue.ts';

export type CancelDialogProps = {
  readonly item: UploadItem;
  readonly onCancel: () => void;
  readonly onClose: () => void;
};

/** Asks before an upload is thrown away of which something has arrived. */
export function CancelDialog({ item, onCancel, onClose }: CancelDialogProps) {
  const percent = percentOf(item);
  return (
    <Dialog title="Cancel this upload?" width="narrow" onClose={onClose}>
      <p>
        {percent > 0 ? `${percent}% of ` : 'Part of '}
        <strong>{item.fileName}</strong> is already here. You’d have to start again.
      </p>
      <div className={styles.buttons}>
        <Button kind="danger" onClick={onCancel}>
          Cancel upload
        </Button>
        <Button onClick={onClose}>Keep uploading</Button>
      </div>
    </Dialog>
  );
}
