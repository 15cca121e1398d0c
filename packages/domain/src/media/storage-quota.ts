import { type Refusal, refusal } from '../refusal.ts';
import { formatSize } from '../text/sizes.ts';

export type StorageUse = {
  /** Everything stored for this person, including the full size of unfinished uploads. */
  readonly usedBytes: number;
  readonly quotaBytes: number;
};

/** The reason why a file of this size doesn't fit into a person's storage; null when it does. */
export function checkStorageQuota(
  { usedBytes, quotaBytes }: StorageUse,
  fileBytes: number,
): Refusal | null {
  if (usedBytes + fileBytes <= quotaBytes) return null;
  return refusal(
    'payload_too_large',
    `You don’t have room for this file. It’s ${formatSize(fileBytes)}, and you’ve used ${formatSize(usedBytes)} of ${formatSize(quotaBytes)}. Delete files you don’t use or cancel unfinished uploads, then try again.`,
  );
}
