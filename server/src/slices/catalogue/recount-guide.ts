import { boundsOfPoints } from '@laneway/domain/geo/bounds';
import type { Transaction } from '../../platform/database.ts';
import { sumMediaSizes } from '../media/public.ts';
import { pointOf } from './present.ts';
import { findCounted, setCounts } from './publish-store.ts';

/** Counts what lists show of a guide: its live places, the box around them, and the bytes of its media. */
export async function recountGuide(tx: Transaction, guideId: number): Promise<void> {
  const { guideUris, places } = await findCounted(tx, guideId);
  const points = places.map(({ location }) => pointOf(location)).filter((point) => point !== null);
  await setCounts(tx, guideId, {
    placeCount: places.length,
    bounds: boundsOfPoints(points),
    sizeBytes: await sumMediaSizes(tx, [...guideUris, ...places.flatMap(({ uris }) => uris)]),
  });
}
