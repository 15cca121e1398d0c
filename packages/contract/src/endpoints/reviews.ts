import type { EndpointsOf } from '../endpoint-schema.ts';
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
    summary: 'Review a guide the caller owns, or replace the review',
    params: IdParams,
    body: PutGuideReviewBody,
    responses: { 200: OwnGuideReview, ...problems(403, 404) },
  },
  listTestimonials: {
    summary: 'List the best reviews, for the experience page',
    query: PageQuery,
    responses: { 200: TestimonialPage },
  },
  listReceivedReviews: {
    summary: 'List the reviews of the caller’s guides, without names',
    query: ListReceivedReviewsQuery,
    responses: { 200: ReceivedReviewPage },
  },
  listReviewsToModerate: {
    summary: 'List reviews to moderate, oldest first',
    query: ListReviewsToModerateQuery,
    responses: { 200: ModeratedReviewPage },
  },
  moderateGuideReview: {
    summary: 'Approve or hide a review',
    params: IdParams,
    body: ModerateGuideReviewBody,
    responses: { 200: ModeratedReview, ...problems(404) },
  },
} as const satisfies EndpointsOf<'reviews'>;
