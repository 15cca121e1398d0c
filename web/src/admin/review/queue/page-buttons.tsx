import type { Pagination } from '@laneway/contract/review';
import { pageWindow } from '@laneway/domain/review/pagination';
import { Button } from '../../../ui/button.tsx';
import styles from './page-buttons.module.css';

export type PageButtonsProps = {
  readonly pagination: Pagination;
  readonly onTurn: (page: number) => void;
};

/** The page that is shown and those around it; nothing if there is only one. */
export function PageButtons({ pagination, onTurn }: PageButtonsProps) {
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
