import type { ReviewQueue } from '@laneway/contract/review';
import type { OpenGuide } from '@laneway/domain/app-links/dashboard-route';
import { paginate } from '@laneway/domain/review/pagination';
import { useQueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { type QueueItem, reloadReviewQueue } from '../../../api/queries/review-queue.ts';
import { useUser } from '../../../api/session/session-context.ts';
import { currentEntry } from '../../../core/navigation/nav-state.ts';
import { useNavigation, useNavState } from '../../../core/navigation/navigation-context.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Replies, SentRequest } from '../../../ui/testing/fake-server.test-data.ts';
import { renderPage } from '../../../ui/testing/render-page.test-data.tsx';
import { ReviewPending } from './review-pending.tsx';
import { useQueuePosition } from './use-queue-position.ts';

export function someItem(id: number, changes: Partial<QueueItem> = {}): QueueItem {
  return {
    pg_id: id,
    pg_created: '2026-11-01T09:00:00.000Z',
    pg_updated: '2026-11-14T09:00:00.000Z',
    pg_title: `Guide ${id}`,
    pg_description: 'They say the Yarra runs upside down.',
    pg_price: 4.99,
    pg_pending_status: 'submitted',
    pg_author: 11,
    author_name: 'Isla Marchetti',
    days_pending: 3,
    place_count: 7,
    ...changes,
  };
}

export const someItems = (count: number): readonly QueueItem[] =>
  Array.from({ length: count }, (_, index) => someItem(index + 1));

/** A page of these guides, as the server would return it. */
export function pageOf(
  items: readonly QueueItem[],
  { query }: Pick<SentRequest, 'query'>,
): ReviewQueue {
  const page = Number(query.page ?? 1);
  const size = Number(query.page_size ?? 20);
  return {
    items: items.slice((page - 1) * size, page * size),
    pagination: paginate(page, size, items.length),
  };
}

/** Sets the width that media queries see; the returned function changes it. */
function setWidth(first: number): (width: number) => void {
  let width = first;
  const lists = new EventTarget();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      const least = /min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY;
      return width >= Number(least);
    },
    addEventListener: lists.addEventListener.bind(lists),
    removeEventListener: lists.removeEventListener.bind(lists),
  }));
  return (next) => {
    width = next;
    lists.dispatchEvent(new Event('change'));
  };
}

type QueueOptions = {
  readonly list?: NonNullable<Replies['listReviewQueue']>;
  readonly replies?: Replies;
  readonly width?: number;
  readonly role?: 'admin' | 'creator';
  /** The guide whose review is open. */
  readonly openId?: number;
};

/**
 * Renders the button of the queue, or the position of the open guide. Records the requests for lists, but not those for
 * the count.
 */
export async function showButton({
  list = (request) => pageOf(someItems(3), request),
  replies = {},
  width = 1440,
  role = 'admin',
  openId,
}: QueueOptions = {}) {
  const resize = setWidth(width);
  const asked: SentRequest['query'][] = [];
  const page = await renderPage(
    Dashboard,
    {
      page: 'adminDashboard',
      route: { part: 'guides', open: openId === undefined ? null : reviewOf(openId) },
    },
    {
      role,
      replies: {
        listReviewQueue: (request) => {
          if (!isCount(request)) asked.push(request.query);
          return list(request);
        },
        ...replies,
      },
    },
  );
  return { ...page, asked, resize };
}

/** The same with the queue open. */
export async function showQueue(options: QueueOptions = {}) {
  const page = await showButton(options);
  await page.user.click(queueButton());
  return page;
}

export const isCount = ({ query }: Pick<SentRequest, 'query'>): boolean => query.page_size === '1';

export const queueButton = (): HTMLElement =>
  screen.getByRole('button', { name: /^Review Pending/ });

export const dialog = () => within(screen.getByRole('dialog', { name: 'Admin Review Queue' }));

/** The button that opens this guide. */
export const guide = (title: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name: title });

const reviewOf = (id: number): OpenGuide => ({
  guide: { source: 'pending', id },
  place: null,
  view: 'review',
});

function Dashboard() {
  const user = useUser();
  const { openPage } = useNavigation();
  const entry = useNavState(currentEntry);
  const open = entry.page === 'adminDashboard' && entry.route.part === 'guides' && entry.route.open;
  const openReview = (id: number) =>
    openPage({ page: 'adminDashboard', route: { part: 'guides', open: reviewOf(id) } });
  if (user === null) return null;
  return (
    <>
      {open ? (
        <Review id={Number(open.guide.id)} onOpen={openReview} />
      ) : (
        <ReviewPending user={user} onOpen={openReview} />
      )}
      <Verdict />
    </>
  );
}

/** Stands in for the code that gives a verdict. */
function Verdict() {
  const queries = useQueryClient();
  return <Button onClick={() => reloadReviewQueue(queries)}>Give a verdict</Button>;
}

type ReviewProps = { readonly id: number; readonly onOpen: (id: number) => void };

function Review({ id, onOpen }: ReviewProps) {
  const position = useQueuePosition(id);
  const { back } = useNavigation();
  const { previousId = null, nextId = null } = position ?? {};
  return (
    <>
      <p>{position === null ? 'Not listed' : `${position.position} of ${position.total}`}</p>
      {previousId !== null && <Button onClick={() => onOpen(previousId)}>Previous</Button>}
      {nextId !== null && <Button onClick={() => onOpen(nextId)}>Next</Button>}
      <Button onClick={back}>Back</Button>
    </>
  );
}
