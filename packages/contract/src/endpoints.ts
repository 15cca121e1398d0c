import { type Access, CALLS, type CallName } from './calls.ts';
import type { EndpointSchema } from './endpoint-schema.ts';
import { accountEndpoints } from './endpoints/accounts.ts';
import { authoringEndpoints } from './endpoints/authoring.ts';
import { catalogueEndpoints } from './endpoints/catalogue.ts';
import { creatorRequestEndpoints } from './endpoints/creator-requests.ts';
import { earningsEndpoints } from './endpoints/earnings.ts';
import { mediaEndpoints } from './endpoints/media.ts';
import { messageEndpoints } from './endpoints/messages.ts';
import { notificationEndpoints } from './endpoints/notifications.ts';
import { offlineEndpoints } from './endpoints/offline.ts';
import { placeReportEndpoints } from './endpoints/place-reports.ts';
import { platformEndpoints } from './endpoints/platform.ts';
import { giftEndpoints, purchaseEndpoints } from './endpoints/purchases.ts';
import { reviewEndpoints } from './endpoints/review.ts';
import { guideReviewEndpoints } from './endpoints/reviews.ts';
import { discoveryEndpoints, searchEndpoints } from './endpoints/search.ts';
import { sharingEndpoints } from './endpoints/sharing.ts';
import { testerEndpoints } from './endpoints/testers.ts';
import { walkEndpoints } from './endpoints/walks.ts';
import { wishListEndpoints } from './endpoints/wish-list.ts';
import { PROBLEMS, type ProblemStatus } from './problem-status.ts';

/** The request and the responses of every call. */
export const ENDPOINTS = {
  ...accountEndpoints,
  ...authoringEndpoints,
  ...catalogueEndpoints,
  ...creatorRequestEndpoints,
  ...discoveryEndpoints,
  ...earningsEndpoints,
  ...giftEndpoints,
  ...mediaEndpoints,
  ...messageEndpoints,
  ...notificationEndpoints,
  ...offlineEndpoints,
  ...placeReportEndpoints,
  ...platformEndpoints,
  ...purchaseEndpoints,
  ...reviewEndpoints,
  ...guideReviewEndpoints,
  ...searchEndpoints,
  ...sharingEndpoints,
  ...testerEndpoints,
  ...walkEndpoints,
  ...wishListEndpoints,
} as const satisfies { [N in CallName]: EndpointSchema };

const REFUSED_BY_ACCESS: Readonly<Record<Access, readonly ProblemStatus[]>> = {
  anyone: [],
  'signed-in': [PROBLEMS.not_signed_in.status],
  creator: [PROBLEMS.not_signed_in.status, PROBLEMS.not_allowed.status],
  admin: [PROBLEMS.not_signed_in.status, PROBLEMS.not_allowed.status],
  signature: [PROBLEMS.not_allowed.status],
  operator: [],
};

/**
 * Every refusal that a caller should expect from a call, by status: its specific ones, those of its access rule, and
 * 422 where there is input. Rate limits and server errors (429, 500, 503) can come from any call.
 */
export function problemStatuses(name: CallName): readonly number[] {
  const endpoint: EndpointSchema = ENDPOINTS[name];
  const { params, query, body, responses } = endpoint;
  const own = Object.keys(responses)
    .map(Number)
    .filter((status) => status >= 400);
  const hasInput = [params, query, body].some((schema) => schema !== undefined);
  const all = [
    ...own,
    ...REFUSED_BY_ACCESS[CALLS[name].access],
    ...(hasInput ? [PROBLEMS.invalid_input.status] : []),
  ];
  return [...new Set(all)].sort((a, b) => a - b);
}
