import { type Refusal, refusal } from '../refusal.ts';
import type { MediaKind } from './kinds.ts';
import { MAX_UPLOAD_BYTES } from './upload-limits.ts';

const TOO_LARGE: Readonly<Record<MediaKind, string>> = {
  image: `Images can be up to ${sizeText(MAX_UPLOAD_BYTES.image)}`,
  audio: `Audio can be up to ${sizeText(MAX_UPLOAD_BYTES.audio)}`,
  video: `Videos can be up to ${sizeText(MAX_UPLOAD_BYTES.video)}`,
  captions: `Captions can be up to ${sizeText(MAX_UPLOAD_BYTES.captions)}`,
};

/** The reason why a file of this size can't be uploaded; null when it can. */
export function checkUploadSize(kind: MediaKind, bytes: number): Refusal | null {
  if (bytes === 0) return refusal('invalid_input', 'The file is empty');
  return bytes > MAX_UPLOAD_BYTES[kind] ? refusal('payload_too_large', TOO_LARGE[kind]) : null;
}

/** 2 GB, 300 MB. */
function sizeText(bytes: number): string {
  return bytes >= 1e9 ? `${bytes / 1e9} GB` : `${bytes / 1e6} MB`;
}
