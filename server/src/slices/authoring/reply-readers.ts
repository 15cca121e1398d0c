import type { PendingGuide, PendingPlace } from '@laneway/contract/authoring';
import type { PublishedGuide, PublishedPlace } from '@laneway/contract/catalogue';
import { accessDenied, checkMayEdit } from '@laneway/domain/access';
import { GUIDE_NOT_FOUND, PLACE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import type { ReplyReaders } from '../../platform/http/idempotency.ts';
import { findLiveVersion, findPublishedGuide } from '../catalogue/public.ts';
import { getGuide } from './get-guide.ts';
import { findPendingGuide } from './guide-store.ts';
import { findPlaceInGuide } from './open-guide.ts';
import { findGuideOfPlace } from './place-store.ts';
import { presentPendingPlace } from './present.ts';

/** Guides and places are large replies because of their texts and shapes. */
export function authoringReplyReaders(db: Queryable): ReplyReaders {
  return {
    PendingGuide: {
      sourceOf: ({ pg_id, pending_places }: PendingGuide) => ({
        id: pg_id,
        withPlaces: pending_places !== undefined,
      }),
      read: (viewer, { id, withPlaces }: { readonly id: number; readonly withPlaces: boolean }) =>
        getGuide(db, viewer, id, { withPlaces }),
    },
    PendingPlace: {
      sourceOf: ({ pp_id }: PendingPlace) => ({ id: pp_id }),
      read: (viewer, { id }: { readonly id: number }) => getPendingPlace(db, viewer, id),
    },
    PublishedGuide: {
      sourceOf: ({ g_id }: PublishedGuide) => ({ id: g_id }),
      read: async (viewer, { id }: { readonly id: number }) => {
        const found = await findPublishedGuide(db, viewer, id);
        return found === null ? fail(GUIDE_NOT_FOUND) : ok(found.guide);
      },
    },
    PublishedPlace: {
      sourceOf: ({ p_id, g_id }: PublishedPlace) => ({ id: p_id, guideId: g_id }),
      read: async (viewer, { id, guideId }: { readonly id: number; readonly guideId: number }) => {
        const version = await findLiveVersion(db, viewer, guideId, id);
        const place = version?.places.find(({ p_id }) => p_id === id);
        return place === undefined ? fail(PLACE_NOT_FOUND) : ok(place);
      },
    },
  };
}

/** A place of a draft, for people who may edit the guide. */
async function getPendingPlace(
  db: Queryable,
  viewer: Actor,
  id: number,
): Promise<Result<PendingPlace, Refusal>> {
  const guideId = await findGuideOfPlace(db, id);
  const guide = guideId === null ? null : await findPendingGuide(db, guideId);
  if (guide === null) return fail(PLACE_NOT_FOUND);
  const allowed = checkMayEdit(viewer, guide.author_id);
  if (!allowed.ok) return fail(accessDenied(allowed.error));
  const found = await findPlaceInGuide(db, guide.id, id);
  if (found === null) return fail(PLACE_NOT_FOUND);
  return ok(presentPendingPlace(found.place, guide, viewer, found.order));
}
