import { rm } from 'node:fs/promises';

/** Removes a folder, even while a PostgreSQL that is shutting down still writes its last files there. */
export function removeFolder(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
