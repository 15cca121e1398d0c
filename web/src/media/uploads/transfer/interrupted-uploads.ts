import { UNFINISHED_UPLOAD_DAYS } from '@laneway/domain/media/upload-limits';
import { DAY_MS } from '@laneway/domain/timing';
import type { DeviceStorage } from '../../../core/device-storage.ts';
import { readFingerprint } from './fingerprint.ts';

/** An upload that stopped when its page was closed. The server keeps the bytes it has received. */
export type InterruptedUpload = {
  readonly key: string;
  readonly fileName: string;
  readonly fileType: string;
  readonly size: number;
  readonly field: string | null;
  readonly url: string;
};

/** The storage keys of tus-js-client: tus::{fingerprint}::{number}. */
const TUS_KEY = /^tus::(.+)::\d+$/s;

/** The uploads this user can resume; entries that the server no longer has are removed. */
export function interruptedUploads(
  storage: Pick<DeviceStorage, 'getItem' | 'removeItem' | 'keys'>,
  userId: number,
  now: number,
): readonly InterruptedUpload[] {
  return storage.keys().flatMap((key) => {
    const by = readFingerprint(TUS_KEY.exec(key)?.[1] ?? '');
    if (by === null || by.userId !== userId) return [];
    const kept = readStoredNotes(storage.getItem(key));
    if (kept === null || now - kept.createdAt > UNFINISHED_UPLOAD_DAYS * DAY_MS) {
      storage.removeItem(key);
      return [];
    }
    const { fileName, fileType, size, url } = kept;
    return [{ key, fileName, fileType, size, url, field: by.field }];
  });
}

/** The fingerprint in a key. An active upload holds a lock with this name. */
export function fingerprintIn(key: string): string {
  return TUS_KEY.exec(key)?.[1] ?? '';
}

function readStoredNotes(text: string | null) {
  try {
    const { size, metadata, creationTime, uploadUrl } = JSON.parse(text ?? '');
    const createdAt = Date.parse(creationTime);
    const { filename, filetype } = metadata;
    const isWhole =
      typeof size === 'number' &&
      typeof filename === 'string' &&
      typeof filetype === 'string' &&
      typeof uploadUrl === 'string' &&
      Number.isFinite(createdAt);
    return isWhole
      ? { size, fileName: filename, fileType: filetype, url: uploadUrl, createdAt }
      : null;
  } catch {
    return null;
  }
}
