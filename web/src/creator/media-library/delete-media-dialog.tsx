import { loadingTexts } from '@laneway/domain/accounts/messages';
import { failureText } from '../../api/failures.ts';
import { type UploadedMedia, useDeleteMedia } from '../../api/queries/media.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';

export type DeleteMediaDialogProps = {
  readonly media: UploadedMedia;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

/** Asks before a file is deleted. */
export function DeleteMediaDialog({ media, onClose, onDeleted }: DeleteMediaDialogProps) {
  const { showToast } = useToast();
  const deletion = useDeleteMedia();
  return (
    <ConfirmDialog
      title="Delete this file?"
      text={
        <>
          We’ll delete <strong>{media.file_name}</strong>. You can’t undo this.
        </>
      }
      confirmLabel="Delete file"
      busyText={loadingTexts.processing}
      onConfirm={() => deletion.mutateAsync(media.uri)}
      onDone={() => {
        showToast('File deleted');
        onDeleted();
      }}
      explain={failureText}
      onClose={onClose}
    />
  );
}
