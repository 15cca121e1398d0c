import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { NetworkError } from '../../../api/failures.ts';
import { reloadReviewQueue, useSubmittedCount } from '../../../api/queries/review-queue.ts';
import type { User } from '../../../api/session/session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { TableSkeleton } from '../../../ui/dashboard-frame/table-skeleton.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useNotificationEvents } from '../../../ui/notifications/feed/use-notification-events.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { badgeText, guidesText, queueErrorText } from './queue-texts.ts';
import styles from './review-pending.module.css';

const Queue = lazyComponent(async () => (await import('./queue.tsx')).Queue, {
  fallback: <TableSkeleton />,
  failed: queueErrorText(new NetworkError().message),
});

export type ReviewPendingProps = {
  readonly user: User;
  /** Opens the review of a guide. */
  readonly onOpen: (pgId: number) => void;
};

/** The button of the review queue, with the number of waiting guides. For admins only. */
export function ReviewPending({ user, onOpen }: ReviewPendingProps): ReactNode {
  return user.user_role === 'admin' ? <QueueButton onOpen={onOpen} /> : null;
}

function QueueButton({ onOpen }: Pick<ReviewPendingProps, 'onOpen'>) {
  const [isOpen, setOpen] = useState(false);
  const count = useSubmittedCount();
  const queries = useQueryClient();
  useNotificationEvents((arrived) => {
    if (arrived.some(({ pg_id }) => pg_id !== null)) reloadReviewQueue(queries);
  });
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Review Pending
        {count !== undefined && (
          <>
            {count > 0 && (
              <span className={styles.badge} aria-hidden="true">
                {badgeText(count)}
              </span>
            )}
            <VisuallyHidden>, {guidesText(count)}</VisuallyHidden>
          </>
        )}
      </Button>
      {isOpen && (
        <Dialog title="Admin Review Queue" width="wide" onClose={() => setOpen(false)}>
          <div ref={focusOnMount} tabIndex={-1} className={styles.content}>
            <Queue
              onOpen={(pgId) => {
                setOpen(false);
                onOpen(pgId);
              }}
            />
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Prevents the dialog from focusing its first field; the list takes the focus once it is mounted. */
function focusOnMount(content: HTMLElement | null): void {
  content?.setAttribute('autofocus', '');
}
