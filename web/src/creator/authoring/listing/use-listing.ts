import { publishedGuideId } from '@laneway/domain/guides/editable-guide';
import { type EditablePlace, placeStatus } from '@laneway/domain/guides/editable-place';
import type { Actor } from '@laneway/domain/roles';
import type { PlaceStatus } from '@laneway/domain/statuses';
import { useMemo } from 'react';
import { useGuideListing } from '../../../api/queries/authoring.ts';
import { useStore } from '../../../core/use-store.ts';
import type { Workspace } from '../workspace/create-workspace.ts';
import { guideOffer, type ListingAct, type Offer, placeAct, placeOffer } from './offer.ts';

export type PlaceListing = {
  /** As the dashboard shows it. */
  readonly status: PlaceStatus;
  readonly act: ListingAct | null;
  /** The offer of the published place; null if there is none, and while loading. */
  readonly offer: Offer | null;
};

export type WorkspaceListing = {
  readonly guide: Offer | null;
  readonly ofPlace: (place: EditablePlace) => PlaceListing;
};

/** The listing of the open guide, or of its original. */
export function useListing(workspace: Workspace, actor: Actor): WorkspaceListing {
  const guide = useStore(workspace, (state) => state.guide);
  const { data } = useGuideListing(publishedGuideId(guide));
  const { id, role } = actor;
  return useMemo(
    () => ({
      guide: guideOffer(data),
      ofPlace: (place) => {
        const offer = placeOffer(data, place);
        const isOff = place.kind === 'published' && offer?.listing.state === 'withdrawn';
        return {
          status: isOff ? 'withdrawn' : placeStatus(place),
          act: placeAct(place, guide, offer, { id, role }),
          offer,
        };
      },
    }),
    [data, guide, id, role],
  );
}
