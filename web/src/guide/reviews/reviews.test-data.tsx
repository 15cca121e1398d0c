import type { GuideReview, GuideReviewPage, OwnGuideReview } from '@laneway/contract/reviews';
import { useToast } from '../../ui/toasts/toast-context.tsx';

export const GUIDE = { g_id: 7, g_title: 'City of Trams', g_author_id: 3 };

export function someReview(changes: Partial<GuideReview> = {}): GuideReview {
  return {
    review_id: 1,
    g_id: GUIDE.g_id,
    rating: 4,
    text: 'Best with a coffee',
    created_at: '2026-11-10T01:00:00.000Z',
    author_name: 'Kim',
    answer: null,
    ...changes,
  };
}

export function ownReview(changes: Partial<OwnGuideReview> = {}): OwnGuideReview {
  const { author_name: _, ...review } = someReview({ review_id: 2, text: 'Mine', rating: 3 });
  return { ...review, signature: null, state: 'shown', is_rating_held: false, ...changes };
}

export function reviewPage(changes: Partial<GuideReviewPage> = {}): GuideReviewPage {
  return {
    items: [someReview()],
    next_cursor: null,
    rating: 4.2,
    rating_count: 5,
    may_review: false,
    needs_confirmed_email: false,
    own: null,
    ...changes,
  };
}

/** Shows the toast as the shell would. */
export function ToastText() {
  const { current } = useToast();
  return <output>{current?.text}</output>;
}
