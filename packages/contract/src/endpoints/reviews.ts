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
    summary: 'Review a guide, or replace the review',
    description:
      'For owners of the guide with a confirmed email, and for anyone with one if it is public. It is shown at once unless it holds a link. Its stars are held while they are part of a sudden swing.',
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
      'Admins see every report. Once several trusted people have reported a review, an admin decides, unless one has already approved it. Trusted are those with a confirmed email who own the guide or have had their account for a while. A second report by one person changes nothing.',
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
    summary: 'List the reviews of the caller’s guides, newest first',
    query: ListReceivedReviewsQuery,
    responses: { 200: ReceivedReviewPage },
  },
  answerGuideReview: {
    summary: 'Answer a review of the caller’s guide, publicly and once',
    description:
      'Shown under the review at once unless it holds a link. The writer of the review is told. Of answers sent at the same time, one is stored and the others are refused.',
    params: IdParams,
    body: AnswerGuideReviewBody,
    responses: { 200: ReceivedReview, ...problems(404, 409) },
  },
  deleteReviewAnswer: {
    summary: 'Delete the answer to a review',
    description:
      'The writer may delete it and answer again. After an admin deletes it, nobody can. An admin must send the version that they have read. Deleting again changes nothing.',
    params: IdParams,
    query: DeleteReviewAnswerQuery,
    responses: { 204: EMPTY, ...problems(404, 409) },
  },
  showReviewAnswer: {
    summary: 'Show an answer that waits because it holds a link',
    params: IdParams,
    body: ShowReviewAnswerBody,
    responses: { 200: ModeratedReview, ...problems(404, 409) },
  },
  listReviewsToModerate: {
    summary: 'List reviews for admins: those to decide on first, then the newest',
    query: ListReviewsToModerateQuery,
    responses: { 200: ModeratedReviewPage },
  },
  moderateGuideReview: {
    summary: 'Show or hide a review, or all ratings of its guide that are held',
    params: IdParams,
    body: ModerateGuideReviewBody,
    responses: { 200: ModeratedReview, ...problems(404, 409) },
  },
} as const satisfies EndpointsOf<'reviews'>;
