import {
  CreatorRequest,
  DeclineCreatorRequestBody,
  ListCreatorRequestsQuery,
  ManagedCreatorRequest,
  ManagedCreatorRequestPage,
  OwnCreatorRequest,
  RequestCreatorRoleBody,
} from '../creator-requests.ts';
import type { EndpointsOf } from '../endpoint-schema.ts';
import { IdParams } from '../objects.ts';
import { problems } from '../problem.ts';

export const creatorRequestEndpoints = {
  getCreatorRequest: {
    summary: 'Get the caller’s latest request to become a creator',
    responses: { 200: OwnCreatorRequest },
  },
  requestCreatorRole: {
    summary: 'Ask to become a creator',
    description:
      'While a request is open, asking again returns it unchanged. After a request was declined, the next one is accepted a while later.',
    body: RequestCreatorRoleBody,
    responses: { 200: CreatorRequest, ...problems(409) },
  },
  listCreatorRequests: {
    summary: 'List requests to become a creator: open ones first, then the newest',
    query: ListCreatorRequestsQuery,
    responses: { 200: ManagedCreatorRequestPage },
  },
  approveCreatorRequest: {
    summary: 'Make someone a creator who asked for it',
    description:
      'Never lowers a role. Approving again changes nothing. For someone who is a creator already, it only closes the request.',
    params: IdParams,
    responses: { 200: ManagedCreatorRequest, ...problems(404, 409) },
  },
  declineCreatorRequest: {
    summary: 'Decline a request to become a creator, with a reason',
    description:
      'The person is told the reason. Declining again with the same reason changes nothing. Refused for someone who is a creator already.',
    params: IdParams,
    body: DeclineCreatorRequestBody,
    responses: { 200: ManagedCreatorRequest, ...problems(404, 409) },
  },
} as const satisfies EndpointsOf<'creator-requests'>;
