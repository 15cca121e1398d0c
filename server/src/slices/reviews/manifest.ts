import type { Database } from '../../platform/database/database.ts';
import { type HandlersOf, respond } from '../../platform/http/calls.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { answerGuideReview } from './answer-guide-review.ts';
import { deleteGuideReview } from './delete-guide-review.ts';
import { deleteReviewAnswer } from './delete-review-answer.ts';
import { listGuideReviews } from './list-guide-reviews.ts';
import { listReceivedReviews } from './list-received-reviews.ts';
import { listReviewsToModerate } from './list-reviews-to-moderate.ts';
import { listTestimonials } from './list-testimonials.ts';
import { moderateGuideReview } from './moderate-guide-review.ts';
import { reviewsPersonalData } from './personal-data.ts';
import { putGuideReview } from './put-guide-review.ts';
import { reportGuideReview } from './report-guide-review.ts';
import { showReviewAnswer } from './show-review-answer.ts';

type ReviewsDeps = { readonly db: Database; readonly clock: Clock };

export function reviewsSlice(deps: ReviewsDeps): SliceManifest {
  return { name: 'reviews', handlers: reviewsHandlers(deps), personalData: reviewsPersonalData };
}

function reviewsHandlers({ db, clock }: ReviewsDeps): HandlersOf<'reviews'> {
  return {
    listGuideReviews: async ({ params, query, viewer }) =>
      respond(200, await listGuideReviews(db, viewer, params.id, query)),
    putGuideReview: ({ params, body, viewer, transact }) =>
      transact(async (tx) =>
        respond(200, await putGuideReview(tx, clock, viewer, params.id, body)),
      ),
    deleteGuideReview: ({ params, viewer, transact }) =>
      transact(async (tx) => respond(204, await deleteGuideReview(tx, clock, viewer, params.id))),
    reportGuideReview: ({ params, body, viewer, transact }) =>
      transact(async (tx) =>
        respond(204, await reportGuideReview(tx, clock, viewer, params.id, body.reason)),
      ),
    listTestimonials: async ({ query }) => respond(200, await listTestimonials(db, query)),
    listReceivedReviews: async ({ query, viewer }) =>
      respond(200, await listReceivedReviews(db, viewer, query)),
    answerGuideReview: ({ params, body, viewer, transact }) =>
      transact(async (tx) =>
        respond(200, await answerGuideReview(tx, clock, viewer, params.id, body)),
      ),
    deleteReviewAnswer: ({ params, query, viewer, transact }) =>
      transact(async (tx) =>
        respond(204, await deleteReviewAnswer(tx, clock, viewer, params.id, query)),
      ),
    showReviewAnswer: ({ params, body, viewer, transact }) =>
      transact(async (tx) =>
        respond(200, await showReviewAnswer(tx, clock, viewer, params.id, body)),
      ),
    listReviewsToModerate: async ({ query }) =>
      respond(200, await listReviewsToModerate(db, query)),
    moderateGuideReview: ({ params, body, viewer, transact }) =>
      transact(async (tx) =>
        respond(200, await moderateGuideReview(tx, clock, viewer, params.id, body)),
      ),
  };
}
