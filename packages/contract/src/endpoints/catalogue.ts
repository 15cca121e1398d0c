import {
  GuideList,
  ListGuidesQuery,
  ListPlacesQuery,
  PlaceList,
  PublishedGuide,
} from '../catalogue.ts';
import type { EndpointsOf } from '../endpoint-schema.ts';
import { IdParams } from '../objects.ts';
import { OfflinePack } from '../offline-pack.ts';
import { NEXT_CURSOR_HEADERS, PageQuery } from '../paging.ts';
import { problems } from '../problem.ts';

export const catalogueEndpoints = {
  listGuides: {
    summary:
      'Live guides: those named by guide_ids, those of a part of the map, or the newest first',
    query: ListGuidesQuery,
    responses: { 200: GuideList },
    responseHeaders: NEXT_CURSOR_HEADERS,
  },
  getGuide: {
    summary: 'One guide: its inside for those who may see it, a teaser for everyone else',
    params: IdParams,
    responses: { 200: PublishedGuide, ...problems(404) },
  },
  listOwnedGuides: {
    summary: 'The guides the caller owns',
    query: PageQuery,
    responses: { 200: GuideList },
    responseHeaders: NEXT_CURSOR_HEADERS,
  },
  listPlaces: {
    summary: 'The places of a guide, for those who may see its inside',
    query: ListPlacesQuery,
    responses: { 200: PlaceList, ...problems(403, 404) },
  },
  getOfflinePack: {
    summary: 'All that a device needs to show a guide without a network',
    params: IdParams,
    responses: { 200: OfflinePack, ...problems(403, 404) },
  },
} as const satisfies EndpointsOf<'catalogue'>;
