import type { MediaKind } from '@laneway/domain/media/kinds';
import { unprocessedText } from '@laneway/domain/media/processing-failures';
import { renditionKeys } from '@laneway/domain/media/renditions';
import { passesScan } from '@laneway/domain/media/scan';
import type { JobRun } from '../../platform/jobs/job-table.ts';
import type { BlobAddress } from '../../ports/blob-store.ts';
import type { MediaDeps, ProcessKind } from './media-deps.ts';
import { processCaptions } from './process-captions.ts';
import { processImage } from './process-image.ts';
import { processTracks } from './process-tracks.ts';
import { type ArrivedMedia, findArrived, recordFailure, recordReady } from './processing-store.ts';

const PROCESS: Readonly<Record<MediaKind, ProcessKind>> = {
  image: processImage,
  audio: processTracks,
  video: processTracks,
  captions: processCaptions,
};

/**
 * Processes an upload that passed its scan. It may be killed at any point and run again: objects are stored before the
 * row lists them, and objects that the row doesn't list are removed after it is written.
 */
export async function processMedia(
  deps: MediaDeps,
  { bucket, key }: BlobAddress,
  { isLastAttempt }: JobRun,
): Promise<void> {
  const address = { bucket, key };
  const media = await findArrived(deps.db, address);
  if (media?.processing_state === 'pending' && passesScan(media.scan_state, false))
    await process(deps, media, isLastAttempt);
  await removeUnlisted(deps, address);
}

async function process(
  deps: MediaDeps,
  media: ArrivedMedia,
  isLastAttempt: boolean,
): Promise<void> {
  try {
    const outcome = await PROCESS[media.kind](deps, media);
    if (outcome.ok) await recordReady(deps.db, media, outcome.value);
    else await recordFailure(deps.db, media, outcome.error);
  } catch (error) {
    if (!isLastAttempt) throw error;
    deps.log.error({ err: error }, 'an upload could not be processed');
    await recordFailure(deps.db, media, unprocessedText(media.kind));
  }
}

/** Removes objects under this key that the current row doesn't list. A deleted row lists nothing. */
async function removeUnlisted(
  { db, blobs }: MediaDeps,
  { bucket, key }: BlobAddress,
): Promise<void> {
  const media = await findArrived(db, { bucket, key });
  const named = new Set(media === null ? [] : namedKeys(media));
  for (const one of [key, ...renditionKeys(key)]) {
    if (!named.has(one)) await blobs.remove({ bucket, key: one });
  }
}

function namedKeys({ key, processing_state, renditions }: ArrivedMedia): readonly string[] {
  if (processing_state === 'failed') return [];
  return renditions === null ? [key] : renditions.map((one) => one.key);
}
