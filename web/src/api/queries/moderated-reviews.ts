import type { ReplyOf } from '@laneway/contract/call-types';
import type { ModerationDecision, ModerationFilter } from '@laneway/domain/reviews/moderation';
import {
  type InfiniteData,
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { BY_CURSOR, cursorOf } from '../cursor-pages.ts';
import { withItem } from '../with-item.ts';
import { reloadOverview } from './overview.ts';

type ReviewPage = ReplyOf<'listReviewsToModerate'>;
export type ModeratedReview = ReviewPage['items'][number];

const MODERATED_REVIEWS = 'moderated reviews';

function moderatedReviews(call: CallServer, filter: ModerationFilter | null) {
  return infiniteQueryOptions({
    queryKey: [MODERATED_REVIEWS, filter],
    queryFn: ({ pageParam, signal }) =>
      call('listReviewsToModerate', {
        query: { ...(filter === null ? {} : { filter }), ...cursorOf(pageParam) },
        signal,
      }),
    ...BY_CURSOR,
    staleTime: 0,
  });
}

/** Reviews for admins, undecided ones first. */
export function useModeratedReviews(filter: ModerationFilter | null) {
  return useInfiniteQuery(moderatedReviews(useCall(), filter));
}

export type Decision = {
  readonly review: ModeratedReview;
  readonly decision: ModerationDecision;
  /** True if it decides on all held ratings of its guide. */
  readonly isForAllHeld: boolean;
};

/** Shows or hides a review, or all held ratings of its guide, and updates the rows wherever they are shown. */
export function useModerateReview() {
  const call = useCall();
  const queries = useQueryClient();
  const everywhere = { queryKey: [MODERATED_REVIEWS] };
  return useMutation({
    mutationFn: ({
      review: { review_id, version, held_ratings },
      decision,
      isForAllHeld,
    }: Decision) =>
      call('moderateGuideReview', {
        params: { id: review_id },
        body: { decision, version, ...(isForAllHeld ? { held_ratings } : {}) },
      }),
    onSuccess: (decided, { review }) => {
      queries.setQueriesData<ReviewPages>(
        everywhere,
        (pages) => pages && withItem(pages, 'review_id', decided),
      );
      if (review.held_ratings > 0) void queries.invalidateQueries(everywhere);
    },
    // Its author, a reporter or another admin has changed it meanwhile.
    onError: () => void queries.invalidateQueries(everywhere),
    onSettled: () => reloadOverview(queries),
  });
}

export type AnswerDecision = {
  readonly review: ModeratedReview;
  readonly decision: 'show' | 'delete';
};

/** Shows a creator's answer that waits, or deletes it. */
export function useModerateAnswer() {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ review: { review_id, version }, decision }: AnswerDecision) => {
      const params = { id: review_id };
      if (decision === 'show') await call('showReviewAnswer', { params, body: { version } });
      else await call('deleteReviewAnswer', { params, query: { version } });
    },
    onSettled: async () => {
      reloadOverview(queries);
      await queries.invalidateQueries({ queryKey: [MODERATED_REVIEWS] });
    },
  });
}

type ReviewPages = InfiniteData<ReviewPage, unknown>;
