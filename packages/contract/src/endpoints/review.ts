import { PendingGuide } from '../authoring.ts';
import type { EndpointsOf } from '../endpoint-schema.ts';
import { IdParams, optionalBody } from '../objects.ts';
import { problems } from '../problem.ts';
import {
  ChangeStatusBody,
  GuideHistory,
  ListReviewQueueQuery,
  ReviewComment,
  ReviewedGuide,
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
    summary:
      'Change the status of a pending guide, except to approve, reject or request a revision',
    params: IdParams,
    body: ChangeStatusBody,
    responses: { 200: PendingGuide, ...problems(404, 409) },
  },
  getGuideHistory: {
    summary: 'Get the history of a pending guide, latest first',
    params: IdParams,
    responses: { 200: GuideHistory, ...problems(404) },
  },
  listReviewQueue: {
    summary: 'List a page of the review queue',
    query: ListReviewQueueQuery,
    responses: { 200: ReviewQueue },
  },
  getGuideReview: {
    summary: 'Get a pending guide with what a reviewer compares it with',
    description:
      'The live version and the last submission before this one are null where there is none.',
    params: IdParams,
    responses: { 200: ReviewedGuide, ...problems(404) },
  },
  getGuideComment: { summary: 'Get the admin comment on a pending guide', ...readComment },
  saveGuideComment: { summary: 'Save the admin comment on a pending guide', ...writeComment },
  getPlaceComment: { summary: 'Get the admin comment on a pending place', ...readComment },
  savePlaceComment: { summary: 'Save the admin comment on a pending place', ...writeComment },
  approveGuide: { summary: 'Approve and publish a guide', ...verdict },
  rejectGuide: { summary: 'Reject a guide', ...verdict },
  requestRevision: { summary: 'Ask the creator of a guide for changes', ...verdict },
} as const satisfies EndpointsOf<'review'>;
