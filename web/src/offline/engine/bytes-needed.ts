import type { OfflinePack } from '@laneway/contract/offline-pack';
import { OFFLINE_PART_BYTES } from '@laneway/domain/offline/parts';
import type { MissingParts } from '../store/stage-files.ts';

/**
 * How much has to be free before a download begins: what is still to be fetched, and the largest file once more, because
 * it is there twice while it is put together from its parts.
 */
export function bytesNeeded({ media }: OfflinePack, inventory: MissingParts): number {
  let lacking = 0;
  let largest = 0;
  for (const [file, { size, parts }] of media.entries()) {
    const missingParts = inventory[file] ?? null;
    if (missingParts === null) continue;
    for (const part of missingParts) {
      lacking += Math.min(OFFLINE_PART_BYTES, size - part * OFFLINE_PART_BYTES);
    }
    if (parts.length > 1) largest = Math.max(largest, size);
  }
  return lacking + largest;
}
