import { boundsOfPoints } from '@laneway/domain/geo/bounds';
import { storedUrisIn } from '@laneway/domain/text/stored-images';
import type { Transaction } from '../../platform/database/database.ts';
import { setTeasers, sumMediaSizes } from '../media/public.ts';
import { pointOf } from './public/content-columns.ts';
import { type CountedRow, findCounted, setCounts } from './publish-store.ts';

/**
 * Updates the summary of a guide for lists: its live places, their bounding box, the size of its media and whether
 * there is audio; and which of its files everyone may get: its own and those of its sample.
 */
export async function recountGuide(tx: Transaction, guideId: number): Promise<void> {
  const { guide, places } = await findCounted(tx, guideId);
  const points = places.map(({ location }) => pointOf(location)).filter((point) => point !== null);
  await setCounts(tx, guideId, {
    placeCount: places.length,
    bounds: boundsOfPoints(points),
    hasAudio: [guide, ...places].some(({ has_audio }) => has_audio),
    sizeBytes: await sumMediaSizes(tx, filesOf([guide, ...places])),
  });
  const sample = places.find(({ is_sample }) => is_sample);
  await setTeasers(tx, guideId, filesOf(sample === undefined ? [guide] : [guide, sample]));
}

function filesOf(rows: readonly Pick<CountedRow, 'uris' | 'description'>[]): readonly string[] {
  return rows.flatMap(({ uris, description }) => [
    ...uris.filter((uri) => uri !== null),
    ...storedUrisIn(description),
  ]);
}
