import { readPendingGuide, readPublishedGuide } from '@laneway/contract/editing/guide-fields';
import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { authoringTexts } from '@laneway/domain/authoring-texts';
import { type EditableGuide, newGuide } from '@laneway/domain/guides/editable-guide';
import { parseEditableId } from '@laneway/domain/guides/ids';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import type { CallServer } from '../../../api/client.ts';
import { ApiProblem } from '../../../api/failures.ts';

/** The guide was loaded, but its places weren't; the cause says why. */
export class PlacesNotLoaded extends Error {
  override readonly name = 'PlacesNotLoaded';
}

/** The guide of a reference, with its places. Rejects like the calls. */
export async function loadGuide(
  call: CallServer,
  ref: RecordRef,
  signal: AbortSignal,
): Promise<EditableGuide> {
  switch (ref.source) {
    case 'pending': {
      const query = { include_places: true };
      return readPendingGuide(
        await call('getPendingGuide', { params: { id: ref.id }, query, signal }),
      );
    }
    case 'published': {
      const [guide, { places }] = await Promise.all([
        call('getGuide', { params: { id: ref.id }, signal }),
        call('listPlaces', { query: { guide_id: ref.id }, signal }).catch((cause: unknown) => {
          throw new PlacesNotLoaded(authoringTexts.loadPlacesFailed, { cause });
        }),
      ]);
      return readPublishedGuide(guide, places);
    }
    case 'unsaved':
      return unsavedGuide(call, ref.id, signal);
  }
}

async function unsavedGuide(
  call: CallServer,
  id: string,
  signal: AbortSignal,
): Promise<EditableGuide> {
  const parsed = parseEditableId(id);
  if (parsed?.kind === 'new_guide') return newGuide(Number(parsed.suffix));
  // An unsaved draft is the published guide with the stored changes.
  if (parsed?.kind === 'draft_from') {
    return loadGuide(call, { source: 'published', id: parsed.publishedId }, signal);
  }
  throw new ApiProblem({ status: 404, ...GUIDE_NOT_FOUND });
}
