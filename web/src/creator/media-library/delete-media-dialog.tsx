import { loadingTexts } from '@laneway/domain/accounts/messages';
import { failureText } from '../../api/failures.ts';
import { type UploadedMedia, useDeleteMedia } from '../../api/queries/media.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import styles from './delete-media-dialog.module.css';

export type DeleteMediaDialogProps = {
  readonly media: UploadedMedia;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

/** Asks before a file is deleted. */
export function DeleteMediaDialog({ media, onClose, onDeleted }: DeleteMediaDialogProps) {
  const { showToast } = useToast();
  const deletion = useDeleteMedia();
  const remove = () =>
    deletion.mutate(media.uri, {
      onSuccess: () => {
        showToast('File deleted');
        onDeleted();
      },
    });
  return (
    <Dialog title="Delete this file?" width="narrow" onClose={onClose}>
      <p className={styles.text}>
        We’ll delete <strong>{media.file_name}</strong>. You can’t undo this.
      </p>
      {deletion.error !== null && <Callout tone="error" text={failureText(deletion.error)} />}
      <div className={styles.buttons}>
        <Button
          kind="danger"
          onClick={remove}
          busyText={deletion.isPending ? loadingTexts.processing : undefined}
        >
          Delete file
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}
