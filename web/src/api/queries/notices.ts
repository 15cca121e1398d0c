import type { ReplyOf } from '@laneway/contract/call-types';
import {
  type InfiniteData,
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';

type NoticePage = ReplyOf<'listNotices'>;
export type Notice = NoticePage['items'][number];

const PAGE_SIZE = 10;

function noticesOf(call: CallServer, userId: number) {
  return infiniteQueryOptions({
    queryKey: ['notices', userId],
    queryFn: ({ pageParam, signal }) =>
      call('listNotices', {
        query: { limit: PAGE_SIZE, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}

/** What the person has been told, newest first, page by page. */
export function useNotices(userId: number) {
  return useInfiniteQuery(noticesOf(useCall(), userId));
}

/** Marks a notice as read, on the screen at once. */
export function useReadNotice(userId: number) {
  const call = useCall();
  const queries = useQueryClient();
  const { queryKey } = noticesOf(call, userId);
  return useMutation({
    mutationFn: (id: number) => call('readNotice', { params: { id } }),
    onMutate: (id) => {
      const readAt = new Date().toISOString();
      queries.setQueryData(queryKey, (pages) => pages && withRead(pages, id, readAt));
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

type Pages = InfiniteData<NoticePage, unknown>;

/** The pages with one notice read; each page counts all that is unread, not only its own. */
export function withRead(pages: Pages, id: number, readAt: string): Pages {
  const isUnread = pages.pages.some(({ items }) =>
    items.some(({ notice_id, read_at }) => notice_id === id && read_at === null),
  );
  if (!isUnread) return pages;
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      unread_count: Math.max(0, page.unread_count - 1),
      items: page.items.map((notice) =>
        notice.notice_id === id ? { ...notice, read_at: readAt } : notice,
      ),
    })),
  };
}
