import { loadingTexts } from '@laneway/domain/accounts/messages';
import { contentTexts } from '@laneway/domain/content-texts';
import type { ReactNode } from 'react';
import { useGuideReview } from '../../../api/queries/review.ts';
import { useQueryState } from '../../../api/use-query-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { OpenedReview, type OpenedReviewProps } from './opened-review.tsx';
import styles from './review-page.module.css';

export type ReviewPageProps = Omit<OpenedReviewProps, 'review' | 'onReload'>;

/** A guide for its reviewer: changes, notes, and the verdict. */
export function ReviewPage(props: ReviewPageProps) {
  const query = useGuideReview(props.pendingGuideId);
  const state = useQueryState(query);
  switch (state.kind) {
    case 'ready':
      return (
        <OpenedReview
          {...props}
          key={props.pendingGuideId}
          review={state.data}
          onReload={query.refetch}
        />
      );
    case 'loading':
      return <Loading />;
    case 'missing':
    case 'closed':
      return (
        <Message heading={contentTexts.guideNotFound} onBack={props.onBack}>
          <Callout tone="info" text={NOT_THERE[state.kind]} />
        </Message>
      );
    case 'failed':
      return (
        <Message heading={contentTexts.loadGuideFailed} onBack={props.onBack}>
          <Callout tone="error" text={state.text} action={state.tryAgain} />
        </Message>
      );
  }
}

const NOT_THERE = {
  missing: 'It may have been deleted.',
  closed: 'Only admins can review guides.',
} as const;

function Loading() {
  return (
    <main className={styles.message}>
      <div className={styles.loading}>
        <p role="status">{loadingTexts.loading}</p>
        <Skeleton shape="title" short />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </div>
    </main>
  );
}

type MessageProps = {
  readonly heading: string;
  readonly onBack: () => void;
  readonly children: ReactNode;
};

/** Shown instead of a guide that can't be shown. */
function Message({ heading, onBack, children }: MessageProps) {
  return (
    <main className={styles.message}>
      <h1>{heading}</h1>
      {children}
      <Button onClick={onBack}>See all guides</Button>
    </main>
  );
}
