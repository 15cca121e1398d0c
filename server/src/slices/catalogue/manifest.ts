import type { Refusal } from '@laneway/domain/refusal';
import type { Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import type { CachedResponse } from '../../platform/http/cached-response.ts';
import { type HandlersOf, refused, respond } from '../../platform/http/calls.ts';
import { respondPage } from '../../platform/http/list-pages.ts';
import { respondMapFile } from '../../platform/http/map-file-download.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { exportPublishedGuide } from './export-guide.ts';
import { getCreator } from './get-creator.ts';
import { getGuide } from './get-guide.ts';
import { getGuideOfPlace } from './get-guide-of-place.ts';
import { getSamplePlace } from './get-sample-place.ts';
import { listGuides } from './list-guides.ts';
import { listGuidesOfUser } from './list-guides-of-user.ts';
import { listOwnedGuides } from './list-owned-guides.ts';
import { listPlaces } from './list-places.ts';
import { cataloguePersonalData } from './personal-data.ts';
import type { VisitorResponses } from './visitor-responses.ts';

type CatalogueDeps = { readonly db: Queryable; readonly forVisitors: VisitorResponses };

export function catalogueSlice(deps: CatalogueDeps): SliceManifest {
  return {
    name: 'catalogue',
    handlers: catalogueHandlers(deps),
    personalData: cataloguePersonalData,
  };
}

/** All visitors get the same response, so it is cached; a logged-in user's is computed individually. */
function catalogueHandlers({ db, forVisitors }: CatalogueDeps): HandlersOf<'catalogue'> {
  return {
    listGuides: async ({ query, viewer }) =>
      viewer === null
        ? ready(await forVisitors.listGuides(query))
        : respondPage('listGuides', query, await listGuides(db, viewer, query)),
    getGuide: async ({ params, viewer }) => {
      if (viewer === null) return ready(await forVisitors.getGuide(params.id));
      return respond(200, await getGuide(db, viewer, params.id));
    },
    listPlaces: async ({ query, viewer }) => {
      if (viewer === null) return ready(await forVisitors.listPlaces(query.guide_id));
      return respond(200, await listPlaces(db, viewer, query.guide_id));
    },
    getSamplePlace: async ({ params, viewer }) => {
      if (viewer === null) return ready(await forVisitors.getSamplePlace(params.id));
      return respond(200, await getSamplePlace(db, viewer, params.id));
    },
    getGuideOfPlace: async ({ params, viewer }) => {
      if (viewer === null) return ready(await forVisitors.getGuideOfPlace(params.id));
      return respond(200, await getGuideOfPlace(db, viewer, params.id));
    },
    getCreator: async ({ params, query, viewer }) => {
      if (viewer === null) return ready(await forVisitors.getCreator(params.id, query));
      return respond(200, await getCreator(db, viewer, params.id, query));
    },
    listOwnedGuides: async ({ query, viewer }) =>
      respondPage('listOwnedGuides', query, await listOwnedGuides(db, viewer, query)),
    listGuidesOfUser: async ({ params, query }) =>
      respond(200, await listGuidesOfUser(db, params.id, query)),
    exportGuide: async ({ params, query, viewer }) =>
      respondMapFile(query.format, await exportPublishedGuide(db, viewer, params.id)),
  };
}

function ready(made: Result<CachedResponse, Refusal>) {
  return made.ok ? ({ kind: 'ready', answer: made.value } as const) : refused(made.error);
}
