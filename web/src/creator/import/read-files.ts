import type { Geography } from './geography.ts';
import type { ImportError } from './import-errors.ts';
import { IMPORT_LIMITS } from './import-limits.ts';
import { type PhotoPosition, photoPosition } from './photo-position.ts';
import { readGeography } from './read-geography.ts';
import type { XmlParser } from './safe-xml.ts';

export type FileRead =
  | { readonly kind: 'map'; readonly geography: Geography }
  | { readonly kind: 'photo'; readonly file: File; readonly position: PhotoPosition | null }
  | { readonly kind: 'refused'; readonly name: string; readonly error: ImportError };

const PHOTO_NAMES = /\.(jpe?g|heic|heif|png|webp|avif)$/i;

/** Reads files one after the other, so that only one is in a phone's memory. */
export async function readFiles(
  files: readonly File[],
  parser: XmlParser,
): Promise<readonly FileRead[]> {
  const read: FileRead[] = [];
  for (const file of files) read.push(await readFile(file, parser));
  return read;
}

async function readFile(file: File, parser: XmlParser): Promise<FileRead> {
  const refused = (error: ImportError): FileRead => ({ kind: 'refused', name: file.name, error });
  try {
    if (isPhoto(file)) return { kind: 'photo', file, position: await photoPosition(file) };
    // Checked before reading: the file may be a video.
    if (file.size > IMPORT_LIMITS.fileBytes) return refused('too_large');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = await readGeography(bytes, parser);
    return read.ok ? { kind: 'map', geography: read.value } : refused(read.error);
  } catch (error) {
    return refused(importErrorOf(error));
  }
}

function isPhoto({ type, name }: File): boolean {
  return type.startsWith('image/') || (type === '' && PHOTO_NAMES.test(name));
}

/** A module that can't be fetched is a TypeError; a file that was moved since it was chosen is a DOMException. */
function importErrorOf(error: unknown): ImportError {
  return error instanceof TypeError ? 'reader_not_loaded' : 'unreadable';
}
