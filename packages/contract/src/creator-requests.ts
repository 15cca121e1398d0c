import { CREATOR_REQUEST_STATES } from '@laneway/domain/creators/creator-request';
import { accountFields } from './accounts.ts';
import { type Static, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { page, pagingFields } from './paging.ts';
import { Id, nullable, oneOf, Timestamp, text } from './scalars.ts';

const requestFields = {
  request_id: Id,
  /** The person's plans, in their own words. */
  text: text(LIMITS.creatorRequest),
  link: nullable(text(LIMITS.uri)),
  state: oneOf(CREATOR_REQUEST_STATES),
  /** An admin's reason; null unless it was declined. */
  reason: nullable(text(LIMITS.creatorRequest)),
  created_at: Timestamp,
  decided_at: nullable(Timestamp),
};

/** A request to become a creator, as its sender sees it. */
export const CreatorRequest = reply('CreatorRequest', {
  ...requestFields,
  /** The time from which they may ask again; null unless it was declined. */
  ask_again_at: nullable(Timestamp),
});
export type CreatorRequest = Static<typeof CreatorRequest>;

export const OwnCreatorRequest = reply('OwnCreatorRequest', {
  /** The caller's latest request; null if they have made none. */
  request: Type.Union([CreatorRequest, Type.Null()]),
});
export type OwnCreatorRequest = Static<typeof OwnCreatorRequest>;

export const RequestCreatorRoleBody = request('RequestCreatorRoleBody', {
  text: text(LIMITS.creatorRequest),
  link: Type.Optional(nullable(text(LIMITS.uri))),
});
export type RequestCreatorRoleBody = Static<typeof RequestCreatorRoleBody>;

/** A request as admins see it, with its sender. */
export const ManagedCreatorRequest = reply('ManagedCreatorRequest', {
  ...requestFields,
  ...accountFields,
  email_verified: Type.Boolean(),
});
export type ManagedCreatorRequest = Static<typeof ManagedCreatorRequest>;

export const ManagedCreatorRequestPage = page('ManagedCreatorRequestPage', ManagedCreatorRequest);
export type ManagedCreatorRequestPage = Static<typeof ManagedCreatorRequestPage>;

export const ListCreatorRequestsQuery = request('ListCreatorRequestsQuery', {
  state: Type.Optional(oneOf(CREATOR_REQUEST_STATES)),
  ...pagingFields,
});
export type ListCreatorRequestsQuery = Static<typeof ListCreatorRequestsQuery>;

export const DeclineCreatorRequestBody = request('DeclineCreatorRequestBody', {
  reason: text(LIMITS.creatorRequest),
});
export type DeclineCreatorRequestBody = Static<typeof DeclineCreatorRequestBody>;
