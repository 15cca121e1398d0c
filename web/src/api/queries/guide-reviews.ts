import type { ReportReason } from '@laneway/domain/reviews/report-reasons';
import {
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { BY_CURSOR, cursorOf } from '../cursor-pages.ts';
import { GUIDES } from './guides.ts';

const REVIEWS = 'reviews';

type Reader = { readonly u_id: number; readonly email_verified: boolean };

/**
 * The key includes the reader, because the first page says whether they may review, which also depends on their email.
 */
function reviewsOf(call: CallServer, guideId: number, reader: Reader | null) {
  return infiniteQueryOptions({
    queryKey: [REVIEWS, 'of guide', guideId, reader?.u_id ?? null, reader?.email_verified ?? false],
    queryFn: ({ pageParam, signal }) =>
      call('listGuideReviews', { params: { id: guideId }, query: cursorOf(pageParam), signal }),
    ...BY_CURSOR,
  });
}

/** The reviews of a guide, newest first, and the reader's own. */
export function useGuideReviews(guideId: number, reader: Reader | null) {
  return useInfiniteQuery(reviewsOf(useCall(), guideId, reader));
}

function testimonials(call: CallServer) {
  return infiniteQueryOptions({
    queryKey: [REVIEWS, 'testimonials'],
    queryFn: ({ pageParam, signal }) =>
      call('listTestimonials', { query: cursorOf(pageParam), signal }),
    ...BY_CURSOR,
  });
}

export function useTestimonials() {
  return useInfiniteQuery(testimonials(useCall()));
}

function receivedReviews(call: CallServer, userId: number, guideId: number | null) {
  return infiniteQueryOptions({
    queryKey: [REVIEWS, 'received', userId, guideId],
    queryFn: ({ pageParam, signal }) =>
      call('listReceivedReviews', {
        query: { ...(guideId === null ? {} : { guide_id: guideId }), ...cursorOf(pageParam) },
        signal,
      }),
    ...BY_CURSOR,
    staleTime: 0,
  });
}

/** The reviews of this creator's guides: of one, or of all. */
export function useReceivedReviews(userId: number, guideId: number | null) {
  return useInfiniteQuery(receivedReviews(useCall(), userId, guideId));
}

export function useDeleteReview(guideId: number) {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('deleteGuideReview', { params: { id: guideId } }),
    onSuccess: () => reloadReviews(queries),
  });
}

export type Report = { readonly reviewId: number; readonly reason: ReportReason };

export function useReportReview() {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ reviewId, reason }: Report) =>
      call('reportGuideReview', { params: { id: reviewId }, body: { reason } }),
    onSuccess: () => reloadReviews(queries),
  });
}

export type NewAnswer = { readonly reviewId: number; readonly text: string };

/** Answers a review of the user's own guide. */
export function useAnswerReview() {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ reviewId, text }: NewAnswer) =>
      call('answerGuideReview', { params: { id: reviewId }, body: { text } }),
    onSuccess: () => reloadReviews(queries),
  });
}

export function useDeleteAnswer() {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reviewId: number) => call('deleteReviewAnswer', { params: { id: reviewId } }),
    onSuccess: () => reloadReviews(queries),
  });
}

/**
 * Called after a change of reviews or ratings. Waits for the visible reviews, so that the change is seen before it is
 * reported as done.
 */
export async function reloadReviews(queries: QueryClient): Promise<void> {
  void queries.invalidateQueries({ queryKey: [GUIDES] });
  await queries.invalidateQueries({ queryKey: [REVIEWS] });
}
