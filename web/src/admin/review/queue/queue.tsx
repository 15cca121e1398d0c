import type { Pagination } from '@laneway/contract/review';
import { pageWindow } from '@laneway/domain/review/pagination';
import { reviewQueueTexts } from '@laneway/domain/workflow/messages';
import { useEffect, useRef } from 'react';
import type { Creator } from '../../../api/queries/creators.ts';
import { type QueueItem, useReviewQueue } from '../../../api/queries/review-queue.ts';
import { useQueryState } from '../../../api/use-query-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TableSkeleton } from '../../../ui/dashboard-frame/table-skeleton.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import styles from './queue.module.css';
import { QueueFilters } from './queue-filters.tsx';
import { QueueList } from './queue-list.tsx';
import { countText, queueErrorText } from './queue-texts.ts';
import { countFilters, useQueueView, withoutFilters } from './use-queue-view.ts';

export type QueueProps = { readonly onOpen: (pgId: number) => void };

/** The guides to review, with filters, pages and keys. */
export function Queue({ onOpen }: QueueProps) {
  const [view, change] = useQueueView();
  const queue = useReviewQueue(view.query);
  const state = useQueryState(queue);
  const isWide = useMediaQuery('(min-width: 1200px)');
  const hasKeyboard = useMediaQuery('(min-width: 900px) and (pointer: fine)');
  const searchField = useRef<HTMLInputElement>(null);
  const { items = [], pagination } = queue.data ?? {};
  const isListed = state.kind === 'ready';
  const isEmpty = isListed && items.length === 0;
  const hasFilters = countFilters(view.query) > 0;

  const turnTo = (page: number) => change((now) => ({ ...now, query: { ...now.query, page } }));
  const clear = () => {
    change(withoutFilters);
    // The button is about to be removed.
    searchField.current?.focus();
  };

  // The page may no longer exist after guides have left the queue.
  const lastPage = queue.isPlaceholderData ? undefined : pagination?.total_pages;
  useEffect(() => {
    if (lastPage === undefined) return;
    change((now) =>
      now.query.page > lastPage ? { ...now, query: { ...now.query, page: lastPage } } : now,
    );
  }, [lastPage, change]);

  return (
    <div className={styles.queue}>
      <QueueFilters
        view={view}
        onChange={change}
        creators={creatorsOf(items)}
        hasHeadings={isWide}
        searchField={searchField}
      />
      <div className={styles.summary}>
        {/* Always mounted, so that screen readers announce changes of its text. */}
        <p role="status" className={isEmpty ? styles.empty : styles.count}>
          {isEmpty && reviewQueueTexts.empty}
          {isListed && !isEmpty && countText(state.data.pagination, view.query.page_size)}
        </p>
        {hasFilters && isListed && <Button onClick={clear}>Clear filters</Button>}
      </div>
      {state.kind === 'loading' && <TableSkeleton />}
      {state.kind === 'failed' && (
        <Callout tone="error" text={queueErrorText(state.text)} action={state.tryAgain} />
      )}
      {(state.kind === 'closed' || state.kind === 'missing') && (
        <Callout tone="error" text={queueErrorText(queue.error?.message ?? '')} />
      )}
      {isListed && !isEmpty && (
        <QueueList
          items={items}
          view={view}
          onChange={change}
          onOpen={onOpen}
          isBusy={queue.isPlaceholderData}
          isWide={isWide}
        />
      )}
      {isListed && !isEmpty && (
        <footer className={styles.footer}>
          <PageButtons pagination={state.data.pagination} onTurn={turnTo} />
          {hasKeyboard && (
            <p className={styles.hint}>
              <kbd>j</kbd> <kbd>k</kbd> move · <kbd>Enter</kbd> open
            </p>
          )}
        </footer>
      )}
    </div>
  );
}

/** The creators of these guides, each once, by name. */
function creatorsOf(items: readonly QueueItem[]): readonly Creator[] {
  const names = new Map(items.map(({ pg_author, author_name }) => [pg_author, author_name]));
  return [...names]
    .flatMap(([id, name]) => (id === null ? [] : [{ id, name, email: null }]))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en-AU'));
}

type PageButtonsProps = {
  readonly pagination: Pagination;
  readonly onTurn: (page: number) => void;
};

/** Buttons for the current page and its neighbours; nothing if there is only one. */
function PageButtons({ pagination, onTurn }: PageButtonsProps) {
  const { current_page: current, total_pages, has_prev, has_next } = pagination;
  if (total_pages <= 1) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <Button aria-label="Previous page" disabled={!has_prev} onClick={() => onTurn(current - 1)}>
        ‹
      </Button>
      {pageWindow(pagination).map((page) => (
        <button
          key={page}
          type="button"
          className={styles.page}
          aria-label={`Page ${page} of ${total_pages}`}
          aria-current={page === current ? 'page' : undefined}
          onClick={() => onTurn(page)}
        >
          {page}
        </button>
      ))}
      <Button aria-label="Next page" disabled={!has_next} onClick={() => onTurn(current + 1)}>
        ›
      </Button>
    </nav>
  );
}
