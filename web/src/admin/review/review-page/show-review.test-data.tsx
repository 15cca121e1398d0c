import type { ReviewedGuide } from '@laneway/contract/review';
import { vi } from 'vitest';
import { useUser } from '../../../api/session/session-context.ts';
import type { Commands } from '../../../core/navigation/commands.ts';
import { isDashboardEntry } from '../../../core/navigation/entry.ts';
import { currentEntry } from '../../../core/navigation/nav-state.ts';
import { useNavigation, useNavState } from '../../../core/navigation/navigation-context.tsx';
import type { EntryOf } from '../../../core/navigation/pages.ts';
import { SILENT_WALK } from '../../../creator/walk-editor/checks/walk-report.test-data.ts';
import type { Replies } from '../../../ui/testing/fake-server.test-data.ts';
import { renderPage } from '../../../ui/testing/render-page.test-data.tsx';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import { COMPARISON_REPLIES } from '../comparison/comparison-replies.test-data.ts';
import type { QueuePosition } from '../queue/use-queue-position.ts';
import { ReviewPage } from './review-page.tsx';

export const QUEUE: QueuePosition = { position: 2, total: 14, previousId: 11, nextId: 13 };

const SIZES = { wide: 1440, middle: 820, narrow: 390 } as const;

export type ShowReviewOptions = {
  readonly replies?: Replies;
  readonly placeId?: number | null;
  readonly queue?: QueuePosition | null;
  readonly size?: keyof typeof SIZES;
  /** Determines what is on the screen; without it, everything is. */
  readonly observer?: typeof IntersectionObserver;
};

/** Renders the reviewer's page as an admin sees it; the returned functions record navigation. */
export async function showReview(review: ReviewedGuide, options: ShowReviewOptions = {}) {
  const { replies = {}, placeId = null, queue = QUEUE, size = 'wide', observer } = options;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: SIZES[size] >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('IntersectionObserver', observer);
  sessionStorage.clear();
  const ways = { onOpenReview: vi.fn(), onEdit: vi.fn(), onBack: vi.fn() };
  const open = (place: number | null) => ({
    guide: { source: 'pending', id: review.guide.pg_id } as const,
    place: place === null ? null : ({ source: 'pending', id: place } as const),
    view: 'review' as const,
  });

  let navigation: Commands | null = null;

  function Page() {
    const user = useUser();
    navigation = useNavigation();
    const { openPage } = navigation;
    const entry = useNavState(currentEntry);
    if (user === null || !isDashboardEntry(entry) || entry.route.part !== 'guides') return null;
    const place = entry.route.open?.place;
    return (
      <>
        <ReviewPage
          {...ways}
          user={user}
          pendingGuideId={review.guide.pg_id}
          placeId={place?.source === 'pending' ? place.id : null}
          queue={queue}
          renderHistory={(onClose) => (
            <button type="button" onClick={onClose}>
              Close the history
            </button>
          )}
          onOpenPlace={(id) =>
            openPage({ page: 'adminDashboard', route: { part: 'guides', open: open(id) } })
          }
        />
        <CurrentToast />
      </>
    );
  }
  const page = await renderPage(
    Page,
    { page: 'adminDashboard', route: { part: 'guides', open: open(placeId) } },
    {
      role: 'admin',
      replies: {
        ...COMPARISON_REPLIES,
        getGuideReview: () => review,
        getGuideComment: () => commentOf(review, null),
        getPlaceComment: () => ({ comment: null, last_updated: null }),
        getGuideHistory: () => ({ items: [] }),
        getWalkReport: () => SILENT_WALK,
        ...replies,
      },
    },
  );
  return {
    ...page,
    ...ways,
    /** A navigation from outside of the page. */
    openPage: (entry: EntryOf<'adminDashboard'>) => navigation?.openPage(entry),
  };
}

function commentOf({ notes }: ReviewedGuide, placeId: number | null) {
  const note = notes.find(({ pp_id }) => pp_id === placeId);
  return { comment: note?.comment ?? null, last_updated: note?.last_updated ?? null };
}

/** Stands in for the shell's toast. */
function CurrentToast() {
  const { current } = useToast();
  return (
    <div role="status" aria-label="Toast">
      {current?.text}
    </div>
  );
}
