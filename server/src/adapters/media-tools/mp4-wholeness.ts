import type { FileWindow } from './file-window.ts';

const HEADER_BYTES = 16;
const MAX_BOXES = 1_000_000;

/**
 * Whether every box of an MP4 or QuickTime file ends within the file. One that was cut short still has all its
 * descriptions, and would be played up to the cut.
 */
export function isWholeMp4(file: FileWindow, fileSize: number): boolean {
  let at = 0;
  for (let seen = 0; at < fileSize && seen < MAX_BOXES; seen += 1) {
    const header = file.read(at, HEADER_BYTES);
    if (header.length < 8) return false;
    const size = header.readUInt32BE();
    // To the end of the file, whatever that is.
    if (size === 0) return true;
    if (size === 1 && header.length < HEADER_BYTES) return false;
    const length = size === 1 ? Number(header.readBigUInt64BE(8)) : size;
    if (length < 8) return false;
    at += length;
  }
  return at === fileSize;
}
