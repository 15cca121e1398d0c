import {
  Creator,
  GuideList,
  GuideOfPlace,
  ListGuidesQuery,
  ListPlacesQuery,
  PlaceList,
  PublishedGuide,
  PublishedPlace,
} from '../catalogue.ts';
import type { EndpointsOf } from '../endpoint-schema.ts';
import { EXPORT_HEADERS, ExportQuery, MapFile } from '../guide-export.ts';
import { LIMITS } from '../limits.ts';
import { GuideOfUserPage } from '../managed-users.ts';
import { IdParams } from '../objects.ts';
import { NEXT_CURSOR_HEADERS, PageQuery } from '../paging.ts';
import { problems } from '../problem.ts';

export const LISTED = `Path, boundary and preview are null, and descriptions are cut to ${LIMITS.listedDescription.toLocaleString('en-AU')} characters. Get a guide by its id for the rest.`;

export const catalogueEndpoints = {
  listGuides: {
    summary: 'List live guides: by guide_ids, within an area of the map, or newest first',
    description: LISTED,
    query: ListGuidesQuery,
    responses: { 200: GuideList },
    responseHeaders: NEXT_CURSOR_HEADERS,
  },
  getGuide: {
    summary: 'Get a guide: its full content for those with access, otherwise a preview',
    params: IdParams,
    responses: { 200: PublishedGuide, ...problems(404) },
  },
  listOwnedGuides: {
    summary: 'List the caller’s guides',
    description: LISTED,
    query: PageQuery,
    responses: { 200: GuideList },
    responseHeaders: NEXT_CURSOR_HEADERS,
  },
  listPlaces: {
    summary: 'List the places of a guide, for those with access',
    query: ListPlacesQuery,
    responses: { 200: PlaceList, ...problems(403, 404) },
  },
  getSamplePlace: {
    summary: 'Get the place of a guide that everyone may read and hear before buying',
    params: IdParams,
    responses: { 200: PublishedPlace, ...problems(404) },
  },
  getGuideOfPlace: {
    summary: 'Find the guide that a place is in',
    description: 'Tells nothing else of the place, so that links to places can be followed.',
    params: IdParams,
    responses: { 200: GuideOfPlace, ...problems(404) },
  },
  getCreator: {
    summary: 'Get a creator and their live guides, newest first',
    description: 'Only creators with a live guide have a page.',
    params: IdParams,
    query: PageQuery,
    responses: { 200: Creator, ...problems(404) },
  },
  listGuidesOfUser: {
    summary: 'List the published guides that someone made or owns, newest first',
    params: IdParams,
    query: PageQuery,
    responses: { 200: GuideOfUserPage },
  },
  exportGuide: {
    summary: 'Download the paths, boundaries and places of a guide as a map file',
    description: 'Public guides are for everyone, other guides for their author and admins.',
    params: IdParams,
    query: ExportQuery,
    responses: { 200: MapFile, ...problems(403, 404) },
    responseHeaders: EXPORT_HEADERS,
  },
} as const satisfies EndpointsOf<'catalogue'>;
