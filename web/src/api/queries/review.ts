import type { PendingGuide } from '@laneway/contract/authoring';
import type { ReviewComment, ReviewedGuide, ReviewNote } from '@laneway/contract/review';
import type { StatusCall } from '@laneway/domain/workflow/status-call';
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

/** Cache key of what reviewers see. */
const REVIEW = 'review';

const FIRST_POLL_MS = 1_000;
const SLOWEST_POLL_MS = 15_000;
/** Its author may take a guide back at any time, which nobody is notified of. */
const WATCH_MS = 30_000;

function guideReview(call: CallServer, pendingGuideId: number) {
  return queryOptions({
    queryKey: [REVIEW, 'guide', pendingGuideId],
    queryFn: ({ signal }) => call('getGuideReview', { params: { id: pendingGuideId }, signal }),
    staleTime: 0,
  });
}

/** A guide with what a reviewer compares it with, asked for again while it is transferred or awaits a verdict. */
export function useGuideReview(pendingGuideId: number) {
  return useQuery({
    ...guideReview(useCall(), pendingGuideId),
    refetchInterval: ({ state }) => pollDelay(state.data?.guide, state.dataUpdateCount),
  });
}

/** How long to wait before a guide is asked for again, longer each time of a transfer; false where nothing is due. */
export function pollDelay(
  guide: Pick<PendingGuide, 'pg_transfer' | 'pg_pending_status'> | undefined,
  timesLoaded: number,
): number | false {
  if (guide?.pg_pending_status === 'submitted') return WATCH_MS;
  if (guide?.pg_transfer?.state !== 'transferring') return false;
  return Math.min(FIRST_POLL_MS * 2 ** timesLoaded, SLOWEST_POLL_MS);
}

/** After news of a guide that is under review. */
export function reloadGuideReview(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [REVIEW] });
}

/** Loads a guide again together with its history, which says who changed it. */
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

/** What a comment is on: a place, or the guide itself. */
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

/** The comment as it is now; the one that came with the guide is shown until that is known. */
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
  /** The version that was reviewed: a newer one is not what this move is about. */
  readonly version: number;
  /** The same for every attempt at one move, so that an attempt whose reply got lost isn't made twice. */
  readonly idempotencyKey: string;
};

/** Changes the status of a guide, by the call that carries the change. */
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

/** A verdict shows in nearly every list: the queue, the guides, the history, the notifications, what is on sale. */
function reloadAll(queries: QueryClient): void {
  void queries.invalidateQueries();
}
