import { EMPTY, type EndpointsOf } from '../endpoint-schema.ts';
import { IdParams } from '../objects.ts';
import { PageQuery } from '../paging.ts';
import { problems } from '../problem.ts';
import {
  AnswerGuideReviewBody,
  DeleteReviewAnswerQuery,
  GuideReviewPage,
  ListReceivedReviewsQuery,
  ListReviewsToModerateQuery,
  ModeratedReview,
  ModeratedReviewPage,
  ModerateGuideReviewBody,
  OwnGuideReview,
  PutGuideReviewBody,
  ReceivedReview,
  ReceivedReviewPage,
  ReportGuideReviewBody,
  ShowReviewAnswerBody,
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
    summary: 'Review a guide, or replace the caller’s review of it',
    description:
      'For owners of the guide with a confirmed email; if the guide is public, for anyone with a confirmed email. The review is shown at once unless it contains a link. Its stars don’t count while they look like part of a sudden swing.',
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
      'Admins see every report. Once several trusted people have reported a review, it is hidden until an admin decides, unless an admin has already approved it. Trusted people have a confirmed email, and own the guide or have had their account for a while. Reporting a review again changes nothing.',
    params: IdParams,
    body: ReportGuideReviewBody,
    responses: { 204: EMPTY, ...problems(403, 404) },
  },
  listTestimonials: {
    summary: 'List good reviews of all guides for the experience page, newest first',
    query: PageQuery,
    responses: { 200: TestimonialPage },
  },
  listReceivedReviews: {
    summary: 'List the reviews of the caller’s guides, newest first',
    query: ListReceivedReviewsQuery,
    responses: { 200: ReceivedReviewPage },
  },
  answerGuideReview: {
    summary: 'Publish an answer to a review of the caller’s guide; each review can have one',
    description:
      'The answer is shown under the review at once unless it contains a link, and the writer of the review is notified. If several answers are sent at the same time, one is stored and the others are refused.',
    params: IdParams,
    body: AnswerGuideReviewBody,
    responses: { 200: ReceivedReview, ...problems(404, 409) },
  },
  deleteReviewAnswer: {
    summary: 'Delete the answer to a review',
    description:
      'The writer of an answer may delete it and write another. After an admin has deleted it, nobody can write another. An admin must send the version that they have read. Deleting again changes nothing.',
    params: IdParams,
    query: DeleteReviewAnswerQuery,
    responses: { 204: EMPTY, ...problems(404, 409) },
  },
  showReviewAnswer: {
    summary: 'Show an answer that was held because it contains a link',
    params: IdParams,
    body: ShowReviewAnswerBody,
    responses: { 200: ModeratedReview, ...problems(404, 409) },
  },
  listReviewsToModerate: {
    summary: 'List reviews for admins: those that need a decision first, then the newest',
    query: ListReviewsToModerateQuery,
    responses: { 200: ModeratedReviewPage },
  },
  moderateGuideReview: {
    summary: 'Show or hide a review, or decide on all held ratings of its guide',
    params: IdParams,
    body: ModerateGuideReviewBody,
    responses: { 200: ModeratedReview, ...problems(404, 409) },
  },
} as const satisfies EndpointsOf<'reviews'>;
