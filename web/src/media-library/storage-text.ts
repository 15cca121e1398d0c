import { formatSize } from '@laneway/domain/text/sizes';

/** “1.20 GB for 34 files, including the smaller sizes we make”. */
export function storageText(usedBytes: number, fileCount: number): string {
  const files = `${fileCount} ${fileCount === 1 ? 'file' : 'files'}`;
  return `${formatSize(usedBytes)} for ${files}, including the smaller sizes we make`;
}
