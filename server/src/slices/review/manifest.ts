import { type HandlersOf, respond } from '../../platform/http/calls.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { prepareWalkReport } from '../walks/public.ts';
import { changeStatus } from './change-status.ts';
import type { Commented } from './comment-store.ts';
import { getComment, putComment } from './comments.ts';
import { getHistory } from './get-history.ts';
import { getReview } from './get-review.ts';
import { giveVerdict, type Verdict } from './give-verdict.ts';
import { listQueue } from './list-queue.ts';
import type { ReviewDeps } from './review-deps.ts';
import { forgetSubmissions } from './store.ts';
import { transferGuide } from './transfer-guide.ts';

export function reviewSlice(deps: ReviewDeps): SliceManifest {
  return {
    name: 'review',
    handlers: reviewHandlers(deps),
    jobs: { transfer_guide: (guide, run) => transferGuide(deps, guide, run) },
    personalData: { forget: forgetSubmissions },
  };
}

type ReviewHandlers = HandlersOf<'review'>;

function reviewHandlers(deps: ReviewDeps): ReviewHandlers {
  const { db, clock } = deps;
  const verdict =
    (name: Verdict): ReviewHandlers['rejectGuide'] =>
    ({ params: { id }, body, viewer, transact }) =>
      transact(async (tx) => respond(200, await giveVerdict(tx, deps, viewer, id, name, body)));
  const saveComment =
    (on: Commented): ReviewHandlers['saveGuideComment'] =>
    ({ params: { id }, body, viewer, transact }) =>
      transact(async (tx) => respond(200, await putComment(tx, viewer, on, id, body, clock())));
  return {
    changeStatus: async ({ params, body, viewer, transact }) => {
      if (body.new_status === 'submitted') await prepareWalkReport(deps, viewer, params.id);
      return transact(async (tx) =>
        respond(200, await changeStatus(tx, deps, viewer, params.id, body)),
      );
    },
    approveGuide: async (context) => {
      await prepareWalkReport(deps, context.viewer, context.params.id);
      return verdict('approveGuide')(context);
    },
    rejectGuide: verdict('rejectGuide'),
    requestRevision: verdict('requestRevision'),
    getGuideHistory: async ({ params, viewer }) =>
      respond(200, await getHistory(db, viewer, params.id)),
    getGuideReview: async ({ params, viewer }) =>
      respond(200, await getReview(deps, viewer, params.id)),
    listReviewQueue: async ({ query }) => respond(200, await listQueue(db, query, clock())),
    getGuideComment: async ({ params }) => respond(200, await getComment(db, 'guide', params.id)),
    getPlaceComment: async ({ params }) => respond(200, await getComment(db, 'place', params.id)),
    saveGuideComment: saveComment('guide'),
    savePlaceComment: saveComment('place'),
  };
}
