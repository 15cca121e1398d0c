import { MINUTE_MS } from '@laneway/domain/timing';

const CACHE = 'laneway-shared-files';
const NAME_HEADER = 'x-file-name';
const SHARED_AT_HEADER = 'x-shared-at';
/** Long enough to log in. After that, someone else may be using the device. */
const EXPIRES_MS = 30 * MINUTE_MS;

/** Stores files that another app has just shared, replacing earlier ones. For the service worker. */
export async function storeSharedFiles(files: readonly File[], now: number): Promise<void> {
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  for (const [index, file] of files.entries()) {
    const headers = {
      [NAME_HEADER]: encodeURIComponent(file.name),
      [SHARED_AT_HEADER]: String(now),
      'content-type': file.type || 'application/octet-stream',
    };
    await cache.put(`/${index}`, new Response(file, { headers }));
  }
}

/** Returns the files that were shared and removes them; null if there are none. */
export async function takeSharedFiles(now: number): Promise<readonly File[] | null> {
  // Some browsers have no Cache API, or not on pages over plain http.
  if (!('caches' in globalThis) || !(await caches.has(CACHE))) return null;
  const cache = await caches.open(CACHE);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (kept !== undefined && now - sharedAt(kept) < EXPIRES_MS) files.push(await fileOf(kept));
  }
  await caches.delete(CACHE);
  return files.length === 0 ? null : files;
}

function sharedAt({ headers }: Response): number {
  return Number(headers.get(SHARED_AT_HEADER));
}

async function fileOf(response: Response): Promise<File> {
  const name = decodeURIComponent(response.headers.get(NAME_HEADER) ?? '');
  const blob = await response.blob();
  return new File([blob], name, { type: blob.type });
}
