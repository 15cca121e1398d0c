import { loadingTexts } from '@laneway/domain/accounts/messages';
import { useDeleteReview } from '../../api/queries/guide-reviews.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { messageOf } from '../../ui/forms/validation.ts';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import styles from './dialogs.module.css';

export type DeleteDialogProps = {
  readonly guide: { readonly g_id: number; readonly g_title: string };
  readonly onClose: () => void;
};

export function DeleteDialog({ guide, onClose }: DeleteDialogProps) {
  const { showToast } = useToast();
  const remove = useDeleteReview(guide.g_id);
  const send = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast('Review deleted');
        onClose();
      },
    });
  return (
    <Dialog title="Delete your review?" width="narrow" onClose={onClose}>
      <p>
        We’ll remove your stars and your text from {guide.g_title}. You can’t undo this, but you can
        write another review.
      </p>
      {remove.error !== null && (
        <p role="alert" className={styles.failure}>
          {messageOf(remove.error, 'We couldn’t delete your review. Please try again.')}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          kind="danger"
          onClick={send}
          busyText={remove.isPending ? loadingTexts.processing : undefined}
        >
          Delete review
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}
