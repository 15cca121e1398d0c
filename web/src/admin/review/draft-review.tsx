import { loadingTexts } from '@laneway/domain/accounts/messages';
import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { useQueryClient } from '@tanstack/react-query';
import { reloadGuideReview } from '../../api/queries/review.ts';
import type { User } from '../../api/session/session-state.ts';
import { HistoryPanel } from '../../creator/authoring/history/history-panel.tsx';
import { useAuthoring } from '../../creator/authoring/workspace/workspaces.ts';
import { useGuideRoutes } from '../../creator/authoring/workspace-page/use-guide-routes.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useNotificationEvents } from '../../ui/notifications/feed/use-notification-events.ts';
import { useQueuePosition } from './queue/use-queue-position.ts';
import styles from './review-page/review-page.module.css';

const ReviewPage = lazyComponent(
  async () => (await import('./review-page/review-page.tsx')).ReviewPage,
  {
    fallback: (
      <main className={styles.message}>
        <p role="status">{loadingTexts.loading}</p>
      </main>
    ),
    failed: (tryAgain, { onBack }) => (
      <main className={styles.message}>
        <Callout
          tone="error"
          text="We couldn’t load this page."
          action={{ label: 'Try again', onAct: tryAgain }}
        />
        <Button onClick={onBack}>See all guides</Button>
      </main>
    ),
  },
);

export type DraftReviewProps = {
  readonly user: User;
  readonly pendingGuideId: number;
  readonly placeId: number | null;
};

/** The review of a guide, with links to its form, its neighbours in the queue and the list. */
export function DraftReview({ user, pendingGuideId, placeId }: DraftReviewProps) {
  const authoring = useAuthoring();
  const queue = useQueuePosition(pendingGuideId);
  const queries = useQueryClient();
  useNotificationEvents((arrived) => {
    if (arrived.some(({ pg_id }) => pg_id === pendingGuideId)) reloadGuideReview(queries);
  });
  const { openGuide, openList } = useGuideRoutes();
  const guide: RecordRef = { source: 'pending', id: pendingGuideId };
  const placeRef = (id: number | null): RecordRef | null =>
    id === null ? null : { source: 'pending', id };
  return (
    <ReviewPage
      user={user}
      pendingGuideId={pendingGuideId}
      placeId={placeId}
      queue={queue}
      renderHistory={(onClose) => (
        <HistoryPanel pendingGuideId={pendingGuideId} onClose={onClose} />
      )}
      onOpenPlace={(id) => openGuide(guide, placeRef(id), 'review')}
      onOpenReview={(id) => openGuide({ source: 'pending', id }, null, 'review')}
      onEdit={() => {
        // The verdict or the author may have changed it since it was last open in the editor.
        authoring?.workspaces.onRemoteChange(pendingGuideId);
        openGuide(guide, placeRef(placeId), 'edit');
      }}
      onBack={openList}
    />
  );
}
