import type { Replies } from '../ui/testing/fake-server.test-data.ts';

/** Replies to the calls of the dashboard's header, whichever part is open. */
export const HEADER_REPLIES: Replies = {
  listReviewQueue: () => ({
    items: [],
    pagination: {
      current_page: 1,
      total_pages: 1,
      total_items: 0,
      has_prev: false,
      has_next: false,
    },
  }),
};
