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
    summary: 'What owners say of a guide, newest first',
    params: IdParams,
    query: PageQuery,
    responses: { 200: GuideReviewPage, ...problems(404) },
  },
  putGuideReview: {
    summary: 'Rate a guide one owns; again replaces what was said',
    params: IdParams,
    body: PutGuideReviewBody,
    responses: { 200: OwnGuideReview, ...problems(403, 404) },
  },
  listTestimonials: {
    summary: 'The best of what owners say, for the experience page',
    query: PageQuery,
    responses: { 200: TestimonialPage },
  },
  listReceivedReviews: {
    summary: 'What owners say of the caller’s guides, without names',
    query: ListReceivedReviewsQuery,
    responses: { 200: ReceivedReviewPage },
  },
  listReviewsToModerate: {
    summary: 'Reviews for moderation, oldest first',
    query: ListReviewsToModerateQuery,
    responses: { 200: ModeratedReviewPage },
  },
  moderateGuideReview: {
    summary: 'Let a review through, or hide it',
    params: IdParams,
    body: ModerateGuideReviewBody,
    responses: { 200: ModeratedReview, ...problems(404) },
  },
} as const satisfies EndpointsOf<'reviews'>;
