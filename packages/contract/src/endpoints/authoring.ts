import {
  AddPendingPlaceBody,
  CreatePendingGuideBody,
  GetPendingGuideQuery,
  ListAuthoredGuidesQuery,
  ListingBody,
  OrderPendingPlacesBody,
  PendingGuide,
  PendingGuideList,
  PendingPlace,
  UpdatePendingGuideBody,
  UpdatePendingPlaceBody,
} from '../authoring.ts';
import { GuideList, PublishedGuide, PublishedPlace } from '../catalogue.ts';
import { EMPTY, type EndpointsOf } from '../endpoint-schema.ts';
import { IdParams, optionalBody } from '../objects.ts';
import { NEXT_CURSOR_HEADERS, PageQuery } from '../paging.ts';
import { problems } from '../problem.ts';

const listingBody = optionalBody(ListingBody);

export const authoringEndpoints = {
  listDashboardGuides: {
    summary: 'The published guides on the caller’s dashboard',
    query: PageQuery,
    responses: { 200: GuideList },
    responseHeaders: NEXT_CURSOR_HEADERS,
  },
  listAuthoredGuides: {
    summary: 'The pending guides the caller has authored; all of them for an admin',
    query: ListAuthoredGuidesQuery,
    responses: { 200: PendingGuideList },
    responseHeaders: NEXT_CURSOR_HEADERS,
  },
  createPendingGuide: {
    summary: 'Start a draft, from nothing or from a published guide',
    description: 'A published guide has one open draft at most: asking again answers 200 with it.',
    body: CreatePendingGuideBody,
    responses: { 200: PendingGuide, 201: PendingGuide, ...problems(404) },
  },
  getPendingGuide: {
    summary: 'One pending guide, with its places if asked for',
    params: IdParams,
    query: GetPendingGuideQuery,
    responses: { 200: PendingGuide, ...problems(404) },
  },
  updatePendingGuide: {
    summary: 'Save a draft; a field left out stays as it is',
    params: IdParams,
    body: UpdatePendingGuideBody,
    responses: { 200: PendingGuide, ...problems(404, 409) },
  },
  deletePendingGuide: {
    summary: 'Delete a pending guide',
    params: IdParams,
    responses: { 204: EMPTY, ...problems(404, 409) },
  },
  addPendingPlace: {
    summary: 'Add a place to a draft, a new one or the next revision of a published one',
    params: IdParams,
    body: AddPendingPlaceBody,
    responses: { 201: PendingPlace, ...problems(404, 409) },
  },
  updatePendingPlace: {
    summary: 'Save a place of a draft; a field left out stays as it is',
    params: IdParams,
    body: UpdatePendingPlaceBody,
    responses: { 200: PendingPlace, ...problems(404, 409) },
  },
  deletePendingPlace: {
    summary: 'Delete a place of a draft',
    params: IdParams,
    responses: { 204: EMPTY, ...problems(404, 409) },
  },
  orderPendingPlaces: {
    summary: 'Put the places of a draft in an order of one’s own',
    params: IdParams,
    body: OrderPendingPlacesBody,
    responses: { 200: PendingGuide, ...problems(404, 409) },
  },
  withdrawGuide: {
    summary: 'Take a published guide off sale; those who own it keep it',
    params: IdParams,
    body: listingBody,
    responses: { 200: PublishedGuide, ...problems(404) },
  },
  withdrawPlace: {
    summary: 'Take a published place out of its guide',
    params: IdParams,
    body: listingBody,
    responses: { 200: PublishedPlace, ...problems(404) },
  },
  withdrawPendingPlace: {
    summary: 'Withdraw a place of a draft',
    params: IdParams,
    body: listingBody,
    responses: { 200: PendingPlace, ...problems(404, 409) },
  },
  republishGuide: {
    summary: 'Put a withdrawn guide back on sale',
    params: IdParams,
    body: listingBody,
    responses: { 200: PublishedGuide, ...problems(404) },
  },
  republishPlace: {
    summary: 'Put a withdrawn place back into its guide',
    params: IdParams,
    body: listingBody,
    responses: { 200: PublishedPlace, ...problems(404) },
  },
} as const satisfies EndpointsOf<'authoring'>;
