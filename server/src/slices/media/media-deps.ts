import type { Result } from '@laneway/domain/result';
import type { FastifyRequest } from 'fastify';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { ResponseCache } from '../../platform/http/response-cache.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Logger } from '../../platform/process/logging.ts';
import type { BlobStore } from '../../ports/blob-store.ts';
import type { MediaTools } from '../../ports/media-tools.ts';
import type { VirusScanner } from '../../ports/virus-scanner.ts';
import type { FileDigests } from './file-digests.ts';
import type { ArrivedMedia, ReadyMedia } from './processing-store.ts';
import type { UploadRate } from './uploads/receive-chunks.ts';

export type MediaDeps = {
  readonly db: Database;
  readonly responseCache: ResponseCache;
  readonly blobs: BlobStore;
  readonly buckets: { readonly production: string; readonly quarantine: string };
  /** Null where none is configured; the scan state of uploads is then `unknown`. */
  readonly scanner: VirusScanner | null;
  readonly tools: MediaTools;
  readonly digests: FileDigests;
  readonly clock: Clock;
  /** The base URL of links in emails. */
  readonly publicUrl: string;
  readonly log: Logger;
  readonly minUploadRate: UploadRate;
  /** The storage quota of each person. */
  readonly uploadQuotaBytes: number;
  /** Finds the files that drafts refer to, by URI, with one such draft. Drafts belong to another slice. */
  readonly usedInDrafts: (
    db: Queryable,
    files: readonly FileOfPerson[],
  ) => Promise<ReadonlyMap<string, number>>;
  readonly isTested: IsTested;
};

/**
 * Checks whether a file belongs to a draft that is open to the tester links in a request. Testers belong to another
 * slice.
 */
export type IsTested = (db: Queryable, request: FastifyRequest, uri: string) => Promise<boolean>;

export type FileOfPerson = { readonly uri: string; readonly uploaderId: number | null };

/** Makes a file usable and stores everything needed for that, or returns the error message for its uploader. */
export type ProcessKind = (
  deps: Pick<MediaDeps, 'blobs' | 'tools'>,
  media: ArrivedMedia,
) => Promise<Result<ReadyMedia, string>>;
