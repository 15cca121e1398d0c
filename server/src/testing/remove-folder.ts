import { rm } from 'node:fs/promises';

/** Removes a folder, also while a PostgreSQL that was told to stop still writes its last files there. */
export function removeFolder(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
