import { boundsOfPoints } from '@laneway/domain/geo/bounds';
import { storedUrisIn } from '@laneway/domain/text/stored-images';
import type { Transaction } from '../../platform/database/database.ts';
import { sumMediaSizes } from '../media/public.ts';
import { pointOf } from './public/content-columns.ts';
import { findCounted, setCounts } from './publish-store.ts';

/**
 * Updates the summary of a guide for lists: its live places, their bounding box, the size of its media and whether
 * there is audio.
 */
export async function recountGuide(tx: Transaction, guideId: number): Promise<void> {
  const { guide, places } = await findCounted(tx, guideId);
  const points = places.map(({ location }) => pointOf(location)).filter((point) => point !== null);
  await setCounts(tx, guideId, {
    placeCount: places.length,
    bounds: boundsOfPoints(points),
    hasAudio: [guide, ...places].some(({ has_audio }) => has_audio),
    sizeBytes: await sumMediaSizes(
      tx,
      [guide, ...places].flatMap(({ uris, description }) => [
        ...uris,
        ...storedUrisIn(description),
      ]),
    ),
  });
}
