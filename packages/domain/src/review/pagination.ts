export type Pagination = {
  readonly current_page: number;
  readonly total_pages: number;
  readonly total_items: number;
  readonly has_prev: boolean;
  readonly has_next: boolean;
};

/** The number of page buttons on either side of the current one. */
const WINDOW_REACH = 2;

/** An empty list still has a page 1. */
export function paginate(page: number, pageSize: number, totalItems: number): Pagination {
  const totalPages = Math.max(1, Math.ceil(totalItems / pageSize));
  return {
    current_page: page,
    total_pages: totalPages,
    total_items: totalItems,
    has_prev: page > 1,
    has_next: page < totalPages,
  };
}

export function offsetOf(page: number, pageSize: number): number {
  return (page - 1) * pageSize;
}

/** The pages that get a button: the current one and up to two on either side. */
export function pageWindow({
  current_page,
  total_pages,
}: Pick<Pagination, 'current_page' | 'total_pages'>): readonly number[] {
  const first = Math.max(1, current_page - WINDOW_REACH);
  const last = Math.min(total_pages, current_page + WINDOW_REACH);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
