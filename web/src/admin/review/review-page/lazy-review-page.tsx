import { loadingTexts } from '@laneway/domain/accounts/messages';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { createLazyModule } from '../../../ui/lazy-module.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import styles from './review-page.module.css';
import type { ReviewPageProps } from './review-page.tsx';

export type { ReviewPageProps } from './review-page.tsx';

const reviewPage = createLazyModule(async () => (await import('./review-page.tsx')).ReviewPage);

/** The reviewer's page, loaded when it is first shown. */
export function LazyReviewPage(props: ReviewPageProps): ReactNode {
  return (
    <LazyPart
      module={reviewPage}
      props={props}
      fallback={
        <main className={styles.message}>
          <p role="status">{loadingTexts.loading}</p>
        </main>
      }
      failed={(tryAgain) => (
        <main className={styles.message}>
          <Callout
            tone="error"
            text="We couldn’t load this page."
            action={{ label: 'Try again', onAct: tryAgain }}
          />
          <Button onClick={props.onBack}>See all guides</Button>
        </main>
      )}
    />
  );
}
