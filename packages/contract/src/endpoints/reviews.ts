import { EMPTY, type EndpointsOf } from '../endpoint-schema.ts';
import { IdParams } from '../objects.ts';
import { PageQuery } from '../paging.ts';
import { problems } from '../problem.ts';
import {
  GuideReviewPage,
  ListReceivedReviewsQuery,
  ListReviewsToModerateQuery,
  ModeratedReview,
  ModeratedReviewPage,
  ModerateGuideReviewBody,
  OwnGuideReview,
  PutGuideReviewBody,
  ReceivedReviewPage,
  ReportGuideReviewBody,
  TestimonialPage,
} from '../reviews.ts';

export const guideReviewEndpoints = {
  listGuideReviews: {
    summary: 'List the reviews of a guide, newest first',
    params: IdParams,
    query: PageQuery,
    responses: { 200: GuideReviewPage, ...problems(404) },
  },
  putGuideReview: {
    summary: 'Review a guide, or replace the review',
    description:
      'For owners of the guide, and for anyone who is logged in if it is public. It is shown at once unless it holds a link.',
    params: IdParams,
    body: PutGuideReviewBody,
    responses: { 200: OwnGuideReview, ...problems(403, 404) },
  },
  deleteGuideReview: {
    summary: 'Delete the caller’s review of a guide',
    params: IdParams,
    responses: { 204: EMPTY, ...problems(404) },
  },
  reportGuideReview: {
    summary: 'Report a review',
    description:
      'It waits for an admin then, unless an admin has already confirmed it. A second report by the same person changes nothing.',
    params: IdParams,
    body: ReportGuideReviewBody,
    responses: { 204: EMPTY, ...problems(403, 404) },
  },
  listTestimonials: {
    summary: 'List good reviews of all guides, newest first, for the experience page',
    query: PageQuery,
    responses: { 200: TestimonialPage },
  },
  listReceivedReviews: {
    summary: 'List the reviews of the caller’s guides, newest first, without names',
    query: ListReceivedReviewsQuery,
    responses: { 200: ReceivedReviewPage },
  },
  listReviewsToModerate: {
    summary: 'List reviews for admins: those to decide on first, then the newest',
    query: ListReviewsToModerateQuery,
    responses: { 200: ModeratedReviewPage },
  },
  moderateGuideReview: {
    summary: 'Show or hide a review',
    params: IdParams,
    body: ModerateGuideReviewBody,
    responses: { 200: ModeratedReview, ...problems(404, 409) },
  },
} as const satisfies EndpointsOf<'reviews'>;
