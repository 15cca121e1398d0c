import type { PendingGuide } from '@laneway/contract/authoring';
import type { ReviewComment, ReviewedGuide, ReviewNote } from '@laneway/contract/review';
import type { StatusCall } from '@laneway/domain/workflow/decide';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { guideHistory, reloadAuthoredGuides } from './authoring.ts';

/** Cache key of reviewers' data. */
const REVIEW = 'review';

const FIRST_POLL_MS = 1_000;
const SLOWEST_POLL_MS = 15_000;
/** An author may take a guide back at any time, without a notification. */
const WATCH_MS = 30_000;

function guideReview(call: CallServer, pendingGuideId: number) {
  return queryOptions({
    queryKey: [REVIEW, 'guide', pendingGuideId],
    queryFn: ({ signal }) => call('getGuideReview', { params: { id: pendingGuideId }, signal }),
    staleTime: 0,
  });
}

/** A guide with the versions to compare it with, polled while it is transferred or awaits a verdict. */
export function useGuideReview(pendingGuideId: number) {
  return useQuery({
    ...guideReview(useCall(), pendingGuideId),
    refetchInterval: ({ state }) => pollDelay(state.data?.guide, state.dataUpdateCount),
  });
}

/** The delay before a guide is polled again, growing during a transfer; false when nothing is expected. */
export function pollDelay(
  guide: Pick<PendingGuide, 'pg_transfer' | 'pg_pending_status'> | undefined,
  timesLoaded: number,
): number | false {
  if (guide?.pg_pending_status === 'submitted') return WATCH_MS;
  if (guide?.pg_transfer?.state !== 'transferring') return false;
  return Math.min(FIRST_POLL_MS * 2 ** timesLoaded, SLOWEST_POLL_MS);
}

/** Called after a notification about a guide under review. */
export function reloadGuideReview(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [REVIEW] });
}

/** Reloads a guide together with its history, which shows who changed it. */
export function useReloadReview(pendingGuideId: number) {
  const call = useCall();
  const queries = useQueryClient();
  return async () => {
    const [review, history] = await Promise.all([
      queries.fetchQuery(guideReview(call, pendingGuideId)),
      queries.fetchQuery(guideHistory(call, pendingGuideId)),
    ]);
    return { review, history: history.items };
  };
}

/** The subject of a comment: a place, or the guide itself. */
export type Commented = { readonly pendingGuideId: number; readonly placeId: number | null };

function reviewComment(call: CallServer, { pendingGuideId, placeId }: Commented) {
  return queryOptions({
    queryKey: [REVIEW, 'comment', pendingGuideId, placeId],
    queryFn: ({ signal }) =>
      placeId === null
        ? call('getGuideComment', { params: { id: pendingGuideId }, signal })
        : call('getPlaceComment', { params: { id: placeId }, signal }),
    staleTime: 0,
  });
}

/** The current comment; the one that came with the guide is shown until it is loaded. */
export function useReviewComment(commented: Commented, known: ReviewNote | null) {
  return useQuery({
    ...reviewComment(useCall(), commented),
    placeholderData: {
      comment: known?.comment ?? null,
      last_updated: known?.last_updated ?? null,
    },
  });
}

export type CommentToSave = Commented & { readonly comment: string };

export function useSaveComment() {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ pendingGuideId, placeId, comment }: CommentToSave) =>
      placeId === null
        ? call('saveGuideComment', { params: { id: pendingGuideId }, body: { comment } })
        : call('savePlaceComment', { params: { id: placeId }, body: { comment } }),
    onSuccess: (saved, commented) => {
      queries.setQueryData(reviewComment(call, commented).queryKey, saved);
      queries.setQueryData(
        guideReview(call, commented.pendingGuideId).queryKey,
        (review) => review && withNote(review, commented.placeId, saved),
      );
      reloadAuthoredGuides(queries);
    },
  });
}

/** The guide with a comment replaced; without the comment if that was removed. */
function withNote(
  review: ReviewedGuide,
  placeId: number | null,
  { comment, last_updated }: ReviewComment,
): ReviewedGuide {
  const others = review.notes.filter(({ pp_id }) => pp_id !== placeId);
  if (comment === null) return { ...review, notes: others };
  const note = { pp_id: placeId, comment, last_updated, changed_since_comment: false };
  return { ...review, notes: [...others, note] };
}

export type StatusMove = StatusCall & {
  /** The version that was reviewed; the move is refused for a newer one. */
  readonly version: number;
  /** The same for every attempt of one move, so that an attempt whose reply was lost isn't repeated. */
  readonly idempotencyKey: string;
};

/** Changes the status of a guide. */
export function useMoveStatus() {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (move: StatusMove) => sendMove(call, move),
    onSuccess: () => reloadAll(queries),
  });
}

function sendMove(call: CallServer, move: StatusMove): Promise<PendingGuide> {
  const { guideId, target, comment, version: pg_version, idempotencyKey } = move;
  const params = { id: guideId };
  const body = comment === null ? { pg_version } : { comment, pg_version };
  return move.call === 'changeStatus'
    ? call('changeStatus', { params, body: { ...body, new_status: target }, idempotencyKey })
    : call(move.call, { params, body, idempotencyKey });
}

/** A verdict affects nearly every list: the queue, the guides, the history, the notifications, the guides on sale. */
function reloadAll(queries: QueryClient): void {
  void queries.invalidateQueries();
}
