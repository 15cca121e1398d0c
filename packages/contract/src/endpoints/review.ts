import { PendingGuide } from '../authoring.ts';
import type { EndpointsOf } from '../endpoint-schema.ts';
import { IdParams, optionalBody } from '../objects.ts';
import { problems } from '../problem.ts';
import {
  ChangeStatusBody,
  GuideHistory,
  ListReviewQueueQuery,
  ReviewComment,
  ReviewQueue,
  SaveCommentBody,
  VerdictBody,
} from '../review.ts';

const verdict = {
  params: IdParams,
  body: optionalBody(VerdictBody),
  responses: { 200: PendingGuide, ...problems(404, 409) },
};

const readComment = {
  params: IdParams,
  responses: { 200: ReviewComment, ...problems(404) },
};

const writeComment = { ...readComment, body: SaveCommentBody };

export const reviewEndpoints = {
  changeStatus: {
    summary: 'Move a pending guide to another status, verdicts apart',
    params: IdParams,
    body: ChangeStatusBody,
    responses: { 200: PendingGuide, ...problems(404, 409) },
  },
  getGuideHistory: {
    summary: 'Every act on a pending guide, latest first',
    params: IdParams,
    responses: { 200: GuideHistory, ...problems(404) },
  },
  listReviewQueue: {
    summary: 'The review queue, a page at a time',
    query: ListReviewQueueQuery,
    responses: { 200: ReviewQueue },
  },
  getGuideComment: { summary: 'The admin comment on a pending guide', ...readComment },
  saveGuideComment: { summary: 'Write the admin comment on a pending guide', ...writeComment },
  getPlaceComment: { summary: 'The admin comment on a pending place', ...readComment },
  savePlaceComment: { summary: 'Write the admin comment on a pending place', ...writeComment },
  approveGuide: { summary: 'Approve a guide, which publishes it', ...verdict },
  rejectGuide: { summary: 'Reject a guide', ...verdict },
  requestRevision: { summary: 'Send a guide back to its author for changes', ...verdict },
} as const satisfies EndpointsOf<'review'>;
