import type { ScanState } from '@laneway/domain/media/scan';
import type { Transaction } from '../../platform/database/database.ts';
import type { JobRun } from '../../platform/jobs/job-table.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { BlobAddress } from '../../ports/blob-store.ts';
import type { MediaDeps } from './media-deps.ts';
import { findArrived, recordScan } from './processing-store.ts';
import { readUpload, type UploadReading } from './read-upload.ts';
import { reportInfected } from './report-infected.ts';

/**
 * Reads an upload once, for its checksum and the virus scan. A clean file is processed next; an infected one is removed
 * at once and reported. No database connection is held while the bytes are read.
 */
export async function scanMedia(
  deps: MediaDeps,
  { bucket, key }: BlobAddress,
  { isLastAttempt }: JobRun,
): Promise<void> {
  const { db, blobs, scanner, clock, log } = deps;
  const address = { bucket, key };
  const media = await findArrived(db, address);
  // Its uploader deleted it meanwhile.
  if (media === null) return;
  // A run was killed after marking it and before removing it.
  if (media.scan_state === 'infected') return blobs.remove(address);

  const read = await readUpload(blobs.read(address), scanner).catch(async (error: unknown) => {
    if (!isLastAttempt) throw error;
    log.error({ err: error }, 'an upload could not be scanned');
    await recordScan(db, address, { sha256: null, state: 'error', scannedAt: clock() });
    return null;
  });
  if (read === null) return;
  const state = stateOf(read);
  const scannedAt = read.verdict === null ? null : clock();
  await db.transaction(async (tx) => {
    const scanned = await recordScan(tx, address, { sha256: read.sha256, state, scannedAt });
    if (scanned === null) return;
    if (state === 'infected') await reportInfected(tx, deps, scanned);
    else if (state !== 'timeout') await addProcessing(tx, address);
  });
  if (state === 'infected') await blobs.remove(address);
}

function stateOf({ verdict }: UploadReading): ScanState {
  return verdict === null ? 'unknown' : verdict.state;
}

function addProcessing(tx: Transaction, { bucket, key }: BlobAddress): Promise<void> {
  return addJob(tx, 'process_media', { bucket, key }, { key: `process_media ${bucket}/${key}` });
}
