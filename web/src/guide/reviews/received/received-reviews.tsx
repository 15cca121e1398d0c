import { type RatingCounts, totalOf } from '@laneway/domain/reviews/rating';
import { useState } from 'react';
import { loadedItems } from '../../../api/cursor-pages.ts';
import { usePublishedGuides } from '../../../api/queries/authoring.ts';
import { useReceivedReviews } from '../../../api/queries/guide-reviews.ts';
import { Callout } from '../../../ui/callout.tsx';
import type { SectionProps } from '../../../ui/dashboard-frame/dashboard-frame.tsx';
import { LoadFailure } from '../../../ui/dashboard-frame/load-failure.tsx';
import sections from '../../../ui/dashboard-frame/section.module.css';
import { ShowMore } from '../../../ui/dashboard-frame/show-more.tsx';
import { TableSkeleton } from '../../../ui/dashboard-frame/table-skeleton.tsx';
import { InlineSelect } from '../../../ui/inline-field.tsx';
import { ReviewItem } from '../review-item.tsx';
import { STARS, starsText } from '../star-words.ts';
import { Stars } from '../stars.tsx';
import summary from './rating-summary.module.css';
import { ReceivedAnswer } from './received-answer.tsx';
import styles from './received-reviews.module.css';

const ALL = 'all';

/** The reviews of a creator's guides. */
export function ReceivedReviews({ user }: SectionProps) {
  const [guideId, setGuideId] = useState<number | null>(null);
  // An admin's list has everyone's guides.
  const guides = loadedItems(usePublishedGuides(user.u_id).data).filter(
    ({ g_author_id, g_rating_count }) => g_author_id === user.u_id && g_rating_count > 0,
  );
  const options = [
    [ALL, 'All guides'],
    ...guides.map(({ g_id, g_title }) => [String(g_id), g_title] as const),
  ] as const;
  return (
    <section aria-labelledby="reviews-title" className={sections.section}>
      <div className={sections.part}>
        <h2 id="reviews-title" className={sections.title}>
          Reviews
        </h2>
        <p className={sections.lead}>
          What people say about your guides, signed as everyone sees it. You can answer each review
          once, and everyone sees your answer.
        </p>
        {guides.length > 1 && (
          <div className={sections.tools}>
            <InlineSelect
              label="Guide"
              value={guideId === null ? ALL : String(guideId)}
              options={options}
              onChoose={(value) => setGuideId(value === ALL ? null : Number(value))}
            />
          </div>
        )}
      </div>
      <ReceivedList userId={user.u_id} guideId={guideId} onShowAll={() => setGuideId(null)} />
    </section>
  );
}

type ReceivedListProps = {
  readonly userId: number;
  readonly guideId: number | null;
  readonly onShowAll: () => void;
};

function ReceivedList({ userId, guideId, onShowAll }: ReceivedListProps) {
  const query = useReceivedReviews(userId, guideId);
  if (query.isPending) return <TableSkeleton />;
  if (query.data === undefined) return <LoadFailure what="your reviews" query={query} />;
  const [first] = query.data.pages;
  const items = loadedItems(query.data);
  if (first === undefined || items.length === 0) {
    return guideId === null ? (
      <Callout tone="info" text="No reviews yet. When someone rates a guide, it shows up here." />
    ) : (
      <Callout
        tone="info"
        text="No reviews of this guide yet."
        action={{ label: 'Show all reviews', onAct: onShowAll }}
      />
    );
  }
  return (
    <div className={styles.columns}>
      <RatingSummary average={first.rating} counts={first.rating_counts} />
      <div className={sections.part}>
        <ul className={styles.list} aria-label="Reviews, newest first">
          {items.map((review) => (
            <li key={review.review_id}>
              <ReviewItem
                review={review}
                name={`${review.g_title} · ${review.author_name}`}
                answer={<ReceivedAnswer review={review} />}
              />
            </li>
          ))}
        </ul>
        <ShowMore of="reviews" query={query} />
      </div>
    </div>
  );
}

type RatingSummaryProps = {
  readonly average: number | null;
  /** From one star to five. */
  readonly counts: RatingCounts;
};

/** The average, and the number of each rating. */
function RatingSummary({ average, counts }: RatingSummaryProps) {
  const { count: total } = totalOf(counts);
  if (average === null) return null;
  return (
    <div className={summary.summary}>
      <p className={summary.average}>
        <span className={summary.figure}>{average.toFixed(1)}</span>
        <Stars rating={average} />
        <span className={summary.total}>{total === 1 ? '1 rating' : `${total} ratings`}</span>
      </p>
      <table className={summary.table}>
        <caption className={summary.caption}>Ratings by number of stars</caption>
        <tbody>
          {STARS.toReversed().map((stars) => (
            <tr key={stars}>
              <th scope="row">{starsText(stars)}</th>
              <td className={summary.bar}>
                <meter min={0} max={total} value={counts[stars - 1] ?? 0} aria-hidden="true" />
              </td>
              <td className={summary.count}>{counts[stars - 1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
