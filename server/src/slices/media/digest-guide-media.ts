import { digestIn, findDigestedOfGuide } from './digest-store.ts';
import type { MediaDeps } from './media-deps.ts';
import { savedObject } from './saved-object.ts';

/** Digests the files of a published guide that have no digest yet, before anyone saves it. It can be repeated. */
export async function digestGuideMedia(
  { db, digests }: Pick<MediaDeps, 'db' | 'digests'>,
  { guideId }: { readonly guideId: number },
): Promise<void> {
  for (const row of await findDigestedOfGuide(db, guideId)) {
    const object = savedObject(row, row);
    if (digestIn(row, object.objectKey) === null) await digests.compute(object);
  }
}
