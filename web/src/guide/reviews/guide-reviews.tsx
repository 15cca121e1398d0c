import type { GuideReview } from '@laneway/contract/reviews';
import { reviewTexts } from '@laneway/domain/reviews/messages';
import { useState } from 'react';
import { loadedItems } from '../../api/cursor-pages.ts';
import { useGuideReviews } from '../../api/queries/guide-reviews.ts';
import { useUser } from '../../api/session/session-context.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { Callout } from '../../ui/callout.tsx';
import { ShowMore } from '../../ui/dashboard-frame/show-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Guide } from '../guide-facts.ts';
import { useOwnedGuideIds } from '../owned-guide-ids.ts';
import styles from './guide-reviews.module.css';
import { OwnPart } from './own-part.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ShownAnswer } from './review-answer.tsx';
import { ReviewItem } from './review-item.tsx';
import { TextButton } from './text-button.tsx';
import { useFocusAfter } from './use-focus-after.ts';

export type GuideReviewsProps = {
  readonly guide: Pick<Guide, 'g_id' | 'g_title' | 'g_author_id'>;
  /** Below the guide's title, which is a heading of the page or of a part of it. */
  readonly heading?: 'h2' | 'h3';
};

/** The reviews of a guide, and the button to write one. */
export function GuideReviews({ guide, heading: Heading = 'h3' }: GuideReviewsProps) {
  const user = useUser();
  const query = useGuideReviews(guide.g_id, user);
  const state = useQueryState(query);
  // Decided by the server's response; without one, owners with a confirmed email may.
  const mayReview = useOwnedGuideIds().has(guide.g_id) && user?.email_verified === true;
  const below = Heading === 'h2' ? 'h3' : 'h4';
  return (
    <section aria-label="Reviews" className={styles.section}>
      <Heading className={styles.title}>Reviews</Heading>
      {state.kind === 'loading' && <ReviewsSkeleton />}
      {state.kind === 'failed' && (
        <>
          {user !== null && mayReview && (
            <OwnPart guide={guide} userId={user.u_id} own={null} mayReview heading={below} />
          )}
          <Callout tone="error" text="We couldn’t load the reviews." action={state.tryAgain} />
        </>
      )}
      {state.kind === 'ready' && (
        <Loaded
          guide={guide}
          heading={below}
          userId={user?.u_id ?? null}
          first={state.data.pages[0]}
          items={loadedItems(state.data)}
        />
      )}
      <ShowMore of="reviews" query={query} />
    </section>
  );
}

/** No higher than the shortest response: a page that gets shorter moves under the finger. */
function ReviewsSkeleton() {
  return (
    <div role="status" aria-label="Loading..." className={styles.list}>
      <Skeleton shape="text" short />
    </div>
  );
}

type Page = NonNullable<ReturnType<typeof useGuideReviews>['data']>['pages'][number];

type LoadedProps = Pick<GuideReviewsProps, 'guide'> & {
  readonly heading: 'h3' | 'h4';
  readonly userId: number | null;
  readonly first: Page | undefined;
  readonly items: Readonly<Page['items']>;
};

function Loaded({ guide, heading, userId, first, items }: LoadedProps) {
  const own = first?.own ?? null;
  const others = items.filter(({ review_id }) => review_id !== own?.review_id);
  const count = first?.rating_count ?? 0;
  const condition = first === undefined ? null : conditionText(first, guide, userId);
  return (
    <>
      {condition !== null && <p className={styles.none}>{condition}</p>}
      {userId !== null && (
        <OwnPart
          guide={guide}
          heading={heading}
          userId={userId}
          own={own}
          mayReview={first?.may_review ?? false}
          needsConfirmedEmail={first?.needs_confirmed_email ?? false}
        />
      )}
      {others.length > 0 ? (
        <ReviewList reviews={others} mayReport={userId !== null} />
      ) : (
        own === null && <p className={styles.none}>{emptyText(count)}</p>
      )}
    </>
  );
}

/** What someone without a button to review needs for it; null for those who have one, or have another notice. */
function conditionText(
  { may_review, needs_confirmed_email, own }: Page,
  guide: LoadedProps['guide'],
  userId: number | null,
): string | null {
  if (userId === null) return 'Got this guide? Log in to review it.';
  const isOwn = guide.g_author_id === userId;
  return may_review || needs_confirmed_email || isOwn || own !== null
    ? null
    : `${reviewTexts.notYours}.`;
}

/** There may be ratings without text. */
function emptyText(count: number): string {
  if (count === 0) return 'No reviews yet.';
  return count === 1
    ? '1 rating, no written reviews yet.'
    : `${count} ratings, no written reviews yet.`;
}

type ReviewListProps = {
  readonly reviews: readonly GuideReview[];
  readonly mayReport: boolean;
};

/** Others' reviews, each with a report button. */
function ReviewList({ reviews, mayReport }: ReviewListProps) {
  const [reported, setReported] = useState<GuideReview | null>(null);
  const list = useFocusAfter<HTMLUListElement>(reported !== null);
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {reviews.map((review) => (
          <li key={review.review_id}>
            <ReviewItem
              review={review}
              name={review.author_name}
              answer={<ShownAnswer answer={review.answer} />}
            >
              {mayReport && (
                <TextButton
                  text="Report"
                  label={`Report the review by ${review.author_name}`}
                  onPress={() => setReported(review)}
                />
              )}
            </ReviewItem>
          </li>
        ))}
      </ul>
      {reported !== null && <ReportDialog review={reported} onClose={() => setReported(null)} />}
    </>
  );
}
