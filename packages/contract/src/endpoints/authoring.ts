import {
  AddPendingPlaceBody,
  CopyPendingGuideBody,
  CreatePendingGuideBody,
  GetPendingGuideQuery,
  GuideListing,
  ListAuthoredGuidesQuery,
  ListDashboardGuidesQuery,
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
import { GeocodeQuery, GeocodeResults } from '../geocoding.ts';
import { EXPORT_HEADERS, ExportQuery, MapFile } from '../guide-export.ts';
import { IdParams, optionalBody } from '../objects.ts';
import { NEXT_CURSOR_HEADERS } from '../paging.ts';
import { problems } from '../problem.ts';
import { LISTED } from './catalogue.ts';

const listingBody = optionalBody(ListingBody);

export const authoringEndpoints = {
  listDashboardGuides: {
    summary: 'List the published guides on the caller’s dashboard',
    description: LISTED,
    query: ListDashboardGuidesQuery,
    responses: { 200: GuideList },
    responseHeaders: NEXT_CURSOR_HEADERS,
  },
  listAuthoredGuides: {
    summary: 'List the caller’s pending guides, or everyone’s for an admin',
    description: LISTED,
    query: ListAuthoredGuidesQuery,
    responses: { 200: PendingGuideList },
    responseHeaders: NEXT_CURSOR_HEADERS,
  },
  createPendingGuide: {
    summary: 'Create a draft, empty or from a published guide',
    description:
      'A published guide has at most one open draft. If there is one, the reply is 200 with that draft.',
    body: CreatePendingGuideBody,
    responses: { 200: PendingGuide, 201: PendingGuide, ...problems(404) },
  },
  getPendingGuide: {
    summary: 'Get a pending guide, optionally with its places',
    params: IdParams,
    query: GetPendingGuideQuery,
    responses: { 200: PendingGuide, ...problems(404) },
  },
  updatePendingGuide: {
    summary: 'Save a draft. Omitted fields don’t change',
    params: IdParams,
    body: UpdatePendingGuideBody,
    responses: { 200: PendingGuide, ...problems(404, 409) },
  },
  deletePendingGuide: {
    summary: 'Delete a pending guide',
    params: IdParams,
    responses: { 204: EMPTY, ...problems(404, 409) },
  },
  copyPendingGuide: {
    summary: 'Copy a pending guide with its places, or continue a rejected one as a new draft',
    description:
      'For its author. A copy is a guide of its own. A new draft of a rejected revision is the next revision of the same published guide, which has at most one open draft.',
    params: IdParams,
    body: optionalBody(CopyPendingGuideBody),
    responses: { 201: PendingGuide, ...problems(404, 409) },
  },
  copyGuide: {
    summary: 'Copy a published guide with its places to a new draft of its own. For its author',
    params: IdParams,
    responses: { 201: PendingGuide, ...problems(404, 409) },
  },
  addPendingPlace: {
    summary: 'Add a place to a draft: a new one, or a revision of a published one',
    params: IdParams,
    body: AddPendingPlaceBody,
    responses: { 201: PendingPlace, ...problems(404, 409) },
  },
  updatePendingPlace: {
    summary: 'Save a place in a draft. Omitted fields don’t change',
    params: IdParams,
    body: UpdatePendingPlaceBody,
    responses: { 200: PendingPlace, ...problems(404, 409) },
  },
  deletePendingPlace: {
    summary: 'Delete a place from a draft',
    params: IdParams,
    responses: { 204: EMPTY, ...problems(404, 409) },
  },
  orderPendingPlaces: {
    summary: 'Reorder the places of a draft',
    params: IdParams,
    body: OrderPendingPlacesBody,
    responses: { 200: PendingGuide, ...problems(404, 409) },
  },
  exportPendingGuide: {
    summary: 'Download the paths, boundaries and places of a pending guide as a map file',
    params: IdParams,
    query: ExportQuery,
    responses: { 200: MapFile, ...problems(404) },
    responseHeaders: EXPORT_HEADERS,
  },
  geocode: {
    summary: 'Find an address, if the operator has set a geocoder',
    query: GeocodeQuery,
    responses: { 200: GeocodeResults, ...problems(501, 503) },
  },
  getGuideListing: {
    summary:
      'Get who took a published guide or its places off sale, and why. For its author and admins',
    params: IdParams,
    responses: { 200: GuideListing, ...problems(404) },
  },
  withdrawGuide: {
    summary: 'Take a published guide off sale. Its owners keep it',
    params: IdParams,
    body: listingBody,
    responses: { 200: PublishedGuide, ...problems(404) },
  },
  withdrawPlace: {
    summary: 'Remove a published place from its guide',
    params: IdParams,
    body: listingBody,
    responses: { 200: PublishedPlace, ...problems(404) },
  },
  withdrawPendingPlace: {
    summary: 'Withdraw a place in a draft',
    params: IdParams,
    body: listingBody,
    responses: { 200: PendingPlace, ...problems(404, 409) },
  },
  republishPendingPlace: {
    summary: 'Put a withdrawn place back into a draft',
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
