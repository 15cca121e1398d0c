import { ok } from '@laneway/domain/result';
import { type HandlersOf, respond } from '../../platform/http/calls.ts';
import { respondPage } from '../../platform/http/list-pages.ts';
import { respondMapFile } from '../../platform/http/map-file-download.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { addPlace } from './add-place.ts';
import type { AuthoringDeps } from './authoring-deps.ts';
import { setGuideListing, setPlaceListing } from './change-listing.ts';
import { copyPendingGuide, copyPublishedGuide } from './copy-guide.ts';
import { createGuide } from './create-guide.ts';
import { deleteGuide } from './delete-guide.ts';
import { deletePlace } from './delete-place.ts';
import { exportPendingGuide } from './export-guide.ts';
import { findAddress } from './find-address.ts';
import { getGuide } from './get-guide.ts';
import { getListing } from './get-listing.ts';
import { listAuthoredGuides } from './list-authored-guides.ts';
import { listDashboardGuides } from './list-dashboard-guides.ts';
import { orderPlaces } from './order-places.ts';
import { authoringPersonalData } from './personal-data.ts';
import { authoringReplyReaders } from './reply-readers.ts';
import { setPlaceWithdrawn } from './set-place-withdrawn.ts';
import { updateGuide } from './update-guide.ts';
import { updatePlace } from './update-place.ts';

export function authoringSlice(deps: AuthoringDeps): SliceManifest {
  return {
    name: 'authoring',
    handlers: authoringHandlers(deps),
    replyReaders: authoringReplyReaders(deps.db),
    personalData: authoringPersonalData,
  };
}

function authoringHandlers(deps: AuthoringDeps): HandlersOf<'authoring'> {
  const { db, clock, geocoder, log } = deps;
  return {
    listDashboardGuides: async ({ query, viewer }) =>
      respondPage('listDashboardGuides', query, await listDashboardGuides(db, viewer, query)),
    listAuthoredGuides: async ({ query, viewer }) =>
      respondPage('listAuthoredGuides', query, await listAuthoredGuides(db, viewer, query)),
    createPendingGuide: async ({ body, viewer, transact }) =>
      transact(async (tx) => {
        const created = await createGuide(tx, viewer, body, clock());
        if (!created.ok) return respond(201, created);
        const { guide, isNew } = created.value;
        return isNew ? respond(201, ok(guide)) : respond(200, ok(guide));
      }),
    getPendingGuide: async ({ params, query, viewer }) =>
      respond(
        200,
        await getGuide(db, viewer, params.id, { withPlaces: query.include_places === true }),
      ),
    updatePendingGuide: async ({ params, body, viewer, transact }) =>
      transact(async (tx) => respond(200, await updateGuide(tx, viewer, params.id, body, clock()))),
    deletePendingGuide: async ({ params, viewer, transact }) =>
      transact(async (tx) => respond(204, await deleteGuide(tx, viewer, params.id, clock()))),
    copyPendingGuide: async ({ params: { id }, body, viewer, transact }) =>
      transact(async (tx) =>
        respond(201, await copyPendingGuide(tx, viewer, id, body?.mode ?? 'copy', clock())),
      ),
    copyGuide: async ({ params: { id }, viewer, transact }) =>
      transact(async (tx) => respond(201, await copyPublishedGuide(tx, viewer, id, clock()))),
    addPendingPlace: async ({ params, body, viewer, transact }) =>
      transact(async (tx) => respond(201, await addPlace(tx, viewer, params.id, body, clock()))),
    updatePendingPlace: async ({ params, body, viewer, transact }) =>
      transact(async (tx) => respond(200, await updatePlace(tx, viewer, params.id, body, clock()))),
    deletePendingPlace: async ({ params, viewer, transact }) =>
      transact(async (tx) => respond(204, await deletePlace(tx, viewer, params.id, clock()))),
    orderPendingPlaces: async ({ params, body, viewer, transact }) =>
      transact(async (tx) => respond(200, await orderPlaces(tx, viewer, params.id, body, clock()))),
    exportPendingGuide: async ({ params, query, viewer }) =>
      respondMapFile(query.format, await exportPendingGuide(db, viewer, params.id)),
    geocode: async ({ query }) => respond(200, await findAddress({ geocoder, log }, query.q)),
    getGuideListing: async ({ params, viewer }) =>
      respond(200, await getListing(db, viewer, params.id)),
    withdrawPendingPlace: async ({ params: { id }, body, viewer, transact }) =>
      transact(async (tx) =>
        respond(200, await setPlaceWithdrawn(tx, viewer, id, 'withdrawn', body, clock())),
      ),
    republishPendingPlace: async ({ params: { id }, body, viewer, transact }) =>
      transact(async (tx) =>
        respond(200, await setPlaceWithdrawn(tx, viewer, id, 'draft', body, clock())),
      ),
    withdrawGuide: async ({ params: { id }, body, viewer, transact }) =>
      transact(async (tx) =>
        respond(200, await setGuideListing(tx, deps, viewer, id, 'withdrawn', body)),
      ),
    republishGuide: async ({ params: { id }, body, viewer, transact }) =>
      transact(async (tx) =>
        respond(200, await setGuideListing(tx, deps, viewer, id, 'live', body)),
      ),
    withdrawPlace: async ({ params: { id }, body, viewer, transact }) =>
      transact(async (tx) =>
        respond(200, await setPlaceListing(tx, deps, viewer, id, 'withdrawn', body)),
      ),
    republishPlace: async ({ params: { id }, body, viewer, transact }) =>
      transact(async (tx) =>
        respond(200, await setPlaceListing(tx, deps, viewer, id, 'live', body)),
      ),
  };
}
