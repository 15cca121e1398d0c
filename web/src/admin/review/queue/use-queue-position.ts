import type { ReviewQueue } from '@laneway/contract/review';
import { offsetOf } from '@laneway/domain/review/pagination';
import { useEffect } from 'react';
import { useListedPage } from '../../../api/queries/review-queue.ts';
import { useQueueView } from './use-queue-view.ts';

/** A guide's position in the review queue as last listed. */
export type QueuePosition = {
  /** Counted from 1, over all pages. */
  readonly position: number;
  readonly total: number;
  readonly previousId: number | null;
  readonly nextId: number | null;
};

/**
 * A guide's position in the queue as last listed; null if it isn't there. The view follows from page to page, so that
 * the queue reopens at the current guide.
 */
export function useQueuePosition(pgId: number): QueuePosition | null {
  const [{ query }, change] = useQueueView();
  const { page, page_size } = query;
  const here = useListedPage(query);
  const isFirst = here?.items[0]?.pg_id === pgId;
  const isLast = here?.items.at(-1)?.pg_id === pgId;
  const { has_prev = false, has_next = false, total_items = 0 } = here?.pagination ?? {};
  const before = useListedPage({ ...query, page: page - 1 }, isFirst && has_prev);
  const after = useListedPage({ ...query, page: page + 1 }, isLast && has_next);

  // Guides that were added or removed since have shifted the others. The next page would skip some, so the run ends
  // before it.
  const run = [before, here, after]
    .filter((listed) => listed !== undefined)
    .filter(({ pagination }) => pagination.total_items === total_items)
    .flatMap((listed) => numbered(listed, page_size));
  const at = run.findIndex(({ id }) => id === pgId);
  const found = run[at];

  const pageOfGuide = found?.page ?? page;
  useEffect(() => {
    if (pageOfGuide === page) return;
    change((view) => ({ ...view, query: { ...view.query, page: pageOfGuide } }));
  }, [pageOfGuide, page, change]);

  if (found === undefined) return null;
  return {
    position: found.position,
    total: total_items,
    previousId: run[at - 1]?.id ?? null,
    nextId: run[at + 1]?.id ?? null,
  };
}

function numbered({ items, pagination: { current_page } }: ReviewQueue, pageSize: number) {
  const before = offsetOf(current_page, pageSize);
  return items.map(({ pg_id }, index) => ({
    id: pg_id,
    page: current_page,
    position: before + index + 1,
  }));
}
