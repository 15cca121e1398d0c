import { loadingTexts } from '@laneway/domain/accounts/messages';
import { useDeleteReview } from '../../api/queries/guide-reviews.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { messageOf } from '../../ui/forms/validation.ts';
import { useToast } from '../../ui/toasts/toast-context.tsx';

export type DeleteDialogProps = {
  readonly guide: { readonly g_id: number; readonly g_title: string };
  readonly onClose: () => void;
};

export function DeleteDialog({ guide, onClose }: DeleteDialogProps) {
  const { showToast } = useToast();
  const remove = useDeleteReview(guide.g_id);
  return (
    <ConfirmDialog
      title="Delete your review?"
      text={`We’ll remove your stars and your text from ${guide.g_title}. You can’t undo this, but you can write another review.`}
      confirmLabel="Delete review"
      busyText={loadingTexts.processing}
      onConfirm={() => remove.mutateAsync(undefined)}
      onDone={() => {
        showToast('Review deleted');
        onClose();
      }}
      explain={(error) => messageOf(error, 'We couldn’t delete your review. Please try again.')}
      onClose={onClose}
    />
  );
}
