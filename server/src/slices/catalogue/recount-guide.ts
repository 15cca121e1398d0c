import { boundsOfPoints } from '@laneway/domain/geo/bounds';
import type { Transaction } from '../../platform/database.ts';
import { sumMediaSizes } from '../media/public.ts';
import { pointOf } from './present.ts';
import { findCounted, setCounts } from './publish-store.ts';

/** Updates what lists show about a guide: its live places, their bounding box, and the size of its media. */
export async function recountGuide(tx: Transaction, guideId: number): Promise<void> {
  const { guideUris, places } = await findCounted(tx, guideId);
  const points = places.map(({ location }) => pointOf(location)).filter((point) => point !== null);
  await setCounts(tx, guideId, {
    placeCount: places.length,
    bounds: boundsOfPoints(points),
    sizeBytes: await sumMediaSizes(tx, [...guideUris, ...places.flatMap(({ uris }) => uris)]),
  });
}
