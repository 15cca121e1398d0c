import { MODERATION_FILTERS, type ModerationFilter } from '@laneway/domain/reviews/moderation';
import { type RefObject, useRef, useState } from 'react';
import { loadedItems } from '../../api/cursor-pages.ts';
import { useModeratedReviews } from '../../api/queries/moderated-reviews.ts';
import { Callout } from '../../ui/callout.tsx';
import { LoadFailure } from '../../ui/dashboard-frame/load-failure.tsx';
import sections from '../../ui/dashboard-frame/section.module.css';
import { ShowMore } from '../../ui/dashboard-frame/show-more.tsx';
import { TableSkeleton } from '../../ui/dashboard-frame/table-skeleton.tsx';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { ModeratedList } from './moderated-list.tsx';
import { FILTER_NAMES } from './review-texts.ts';

const ALL = 'all';

const FILTERS = [
  [ALL, 'All reviews'],
  ...MODERATION_FILTERS.map((filter) => [filter, FILTER_NAMES[filter]] as const),
] as const;

export function Reviews() {
  const [filter, setFilter] = useState<ModerationFilter | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="reviews-title" className={sections.section}>
      <div className={sections.part}>
        <h2 id="reviews-title" ref={heading} tabIndex={-1} className={sections.title}>
          Reviews
        </h2>
        <p className={sections.lead}>
          Reviews are shown straight away, unless they have a link or several people report them.
          Ratings count straight away, unless new accounts suddenly move the average. What you have
          to decide comes first.
        </p>
        <div className={sections.tools}>
          <InlineSelect
            label="Status"
            value={filter ?? ALL}
            options={FILTERS}
            onChoose={(value) =>
              setFilter(MODERATION_FILTERS.find((each) => each === value) ?? null)
            }
          />
        </div>
      </div>
      <FilteredReviews
        key={filter}
        filter={filter}
        heading={heading}
        onShowAll={() => setFilter(null)}
      />
    </section>
  );
}

type FilteredReviewsProps = {
  readonly filter: ModerationFilter | null;
  readonly heading: RefObject<HTMLElement | null>;
  readonly onShowAll: () => void;
};

function FilteredReviews({ filter, heading, onShowAll }: FilteredReviewsProps) {
  const query = useModeratedReviews(filter);
  if (query.isPending) return <TableSkeleton />;
  if (query.data === undefined) return <LoadFailure what="the reviews" query={query} />;
  const reviews = loadedItems(query.data);
  if (reviews.length === 0) {
    return filter === null ? (
      <Callout tone="info" text="No reviews yet. When someone rates a guide, it shows up here." />
    ) : (
      <Callout
        tone="info"
        text={filter === 'open' ? 'Nothing to check. Nice one!' : 'No reviews with this status.'}
        action={{ label: 'Show all reviews', onAct: onShowAll }}
      />
    );
  }
  return (
    <div className={sections.part}>
      <ModeratedList reviews={reviews} heading={heading} />
      <ShowMore of="reviews" query={query} />
    </div>
  );
}
