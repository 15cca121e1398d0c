import { formatSize } from '@laneway/domain/text/sizes';

/** “1.20 GB in 34 files”. */
export function storageText(usedBytes: number, fileCount: number): string {
  return `${formatSize(usedBytes)} in ${fileCount} ${fileCount === 1 ? 'file' : 'files'}`;
}
