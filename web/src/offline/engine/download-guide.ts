import type { OfflinePack, PackedMedia } from '@laneway/contract/offline-pack';
import { OFFLINE_PART_BYTES } from '@laneway/domain/offline/packed-media';
import type {
  DownloadFailure,
  DownloadRecord,
  OfflineDatabase,
} from '../store/offline-database.ts';
import {
  DownloadEnded,
  failDownload,
  type Ticket,
  updateDownload,
} from '../store/queue-downloads.ts';
import {
  finishFile,
  isQuotaError,
  type MissingParts,
  readMissingParts,
  saveGuide,
  storePart,
} from '../store/save-guide.ts';
import { FetchFailed, type FetchFailure, fetchFailureOf } from './fetch-part.ts';

export type DownloadParts = {
  readonly db: OfflineDatabase;
  readonly fetchPack: (guideId: number, signal: AbortSignal) => Promise<OfflinePack>;
  readonly fetchPart: (file: PackedMedia, part: number, signal: AbortSignal) => Promise<Blob>;
  /** Resolves with the number of tiles that are missing in the end. */
  readonly fetchMap: (
    tiles: NonNullable<OfflinePack['tiles']>,
    signal: AbortSignal,
  ) => Promise<number>;
  /** Resolves with null if the browser doesn't report it. */
  readonly freeBytes: () => Promise<number | null>;
  /** Waits this long, and until there is a connection. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => string;
};

export type DownloadEnd =
  | { readonly kind: 'complete'; readonly missing: number }
  | { readonly kind: 'failed'; readonly failure: DownloadFailure };

/** The attempts in a row after which a fetch is given up: about five minutes without a working connection. */
const MAX_TRIES: Record<FetchFailure, number> = {
  unreached: 10,
  busy: 8,
  damaged: 3,
  refused: 1,
  gone: 1,
};

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;
/** The guide may have changed, or the session ended, since the pack was fetched; a new pack shows which. */
const MAX_PACKS = 3;

class DownloadFailed extends Error {
  override readonly name = 'DownloadFailed';
  readonly failure: DownloadFailure;

  constructor(failure: DownloadFailure, cause?: unknown) {
    super(`A guide couldn’t be saved: ${failure}`, { cause });
    this.failure = failure;
  }
}

/** A file doesn't match the pack, or is refused, so the pack is fetched again. */
class PackOutdated extends Error {
  override readonly name = 'PackOutdated';
}

/** Backs off exponentially. */
function pauseMs(tries: number): number {
  return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));
}

type Progress = Pick<DownloadRecord, 'state' | 'step'>;

type Download = DownloadParts & {
  readonly ticket: Ticket;
  /** Reports the progress to every tab. */
  readonly report: (changes: Partial<Progress>) => Promise<void>;
};

/**
 * Saves one guide. It continues with what is already stored, so an aborted download resumes when it is run again in any
 * tab. Rejects with the signal's reason, or with DownloadEnded once it was cancelled.
 */
export async function downloadGuide(
  parts: DownloadParts,
  ticket: Ticket,
  signal: AbortSignal,
): Promise<DownloadEnd> {
  const { db } = parts;
  let progress: Progress = { state: 'running', step: { kind: 'started' } };
  const report = async (changes: Partial<Progress>) => {
    signal.throwIfAborted();
    const before = JSON.stringify(progress);
    progress = { ...progress, ...changes };
    if (JSON.stringify(progress) !== before) await updateDownload(db, ticket, progress);
  };
  try {
    await updateDownload(db, ticket, { state: 'running', failure: null });
    for (let packs = 1; ; packs += 1) {
      try {
        return await savePack({ ...parts, ticket, report }, packs < MAX_PACKS, signal);
      } catch (error) {
        if (!(error instanceof PackOutdated)) throw error;
      }
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof DownloadEnded) throw error;
    const failure = failureOf(error);
    await failDownload(db, ticket, failure);
    return { kind: 'failed', failure };
  }
}

async function savePack(
  download: Download,
  mayFetchPackAgain: boolean,
  signal: AbortSignal,
): Promise<DownloadEnd> {
  const { db, ticket, report } = download;
  await report({ step: { kind: 'started' } });
  const pack = await fetchPack(download, signal);
  const missing = await readMissingParts(db, pack);
  const free = await download.freeBytes();
  if (free !== null && bytesNeeded(pack, missing) > free) throw new DownloadFailed('quota');
  await updateDownload(db, ticket, { pack });
  await report({ step: { kind: 'guide_saved' } });
  const missingFiles = await fetchMedia(download, { pack, missing, mayFetchPackAgain }, signal);
  const total = pack.media.length;
  await report({ step: { kind: 'media', done: total, total } });
  const missingTiles =
    pack.tiles === null ? 0 : await download.fetchMap(pack.tiles, signal).catch(() => 1);
  signal.throwIfAborted();
  await saveGuide(db, ticket, { pack, missingFiles, missingTiles }, download.now());
  return { kind: 'complete', missing: missingFiles.length };
}

async function fetchPack(download: Download, signal: AbortSignal): Promise<OfflinePack> {
  try {
    const { guideId } = download.ticket;
    return await withRetries(download, () => download.fetchPack(guideId, signal), signal);
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error;
    const isFinal = error.why === 'refused' || error.why === 'gone';
    throw new DownloadFailed(isFinal ? error.why : 'network', error);
  }
}

type FileToFetch = { readonly file: PackedMedia; readonly indexes: readonly number[] };

type MediaToFetch = {
  readonly pack: OfflinePack;
  readonly missing: MissingParts;
  readonly mayFetchPackAgain: boolean;
};

/**
 * Fetches the missing files in the order of the pack, which has the most urgent first. One part is fetched while the
 * previous one is written. Resolves with the URLs of unavailable files.
 */
async function fetchMedia(
  download: Download,
  { pack, missing, mayFetchPackAgain }: MediaToFetch,
  caller: AbortSignal,
): Promise<readonly string[]> {
  const { db, ticket, now, report } = download;
  const missingFiles: string[] = [];
  const ending = new AbortController();
  const signal = AbortSignal.any([caller, ending.signal]);
  let files = pack.media.flatMap((file, at): FileToFetch[] => {
    const indexes = missing[at] ?? null;
    return indexes === null ? [] : [{ file, indexes }];
  });
  const total = pack.media.length;
  let done = total - files.length;
  let writing: Promise<void> = Promise.resolve();
  let lost: FileToFetch[] = [];

  const reportDone = () =>
    report({ step: done === 0 ? { kind: 'places_saved' } : { kind: 'media', done, total } });
  const startWriting = (write: () => Promise<void>) => {
    writing = writing.then(write);
    // The failure is handled with the next part, and must not count as unhandled until then.
    writing.catch(() => undefined);
  };
  const finish = async (file: PackedMedia, onlyPart: Blob | null) => {
    const end = await finishFile(db, ticket, file, onlyPart, now());
    // Cancelling another download with the same file removes the parts that it had fetched.
    if (!end.isStored) lost.push({ file, indexes: end.missing });
    else done += 1;
    await reportDone();
  };
  const fetchFile = async ({ file, indexes }: FileToFetch): Promise<void> => {
    for (const part of indexes) {
      const attempt = () => download.fetchPart(file, part, signal);
      const [bytes] = await Promise.all([withRetries(download, attempt, signal), writing]);
      if (file.parts.length === 1) return startWriting(() => finish(file, bytes));
      startWriting(() => storePart(db, ticket, file, part, bytes));
    }
    startWriting(() => finish(file, null));
  };

  try {
    await reportDone();
    while (files.length > 0) {
      for (const each of files) {
        try {
          await fetchFile(each);
        } catch (error) {
          if (!(error instanceof FetchFailed)) throw error;
          if (error.why === 'unreached') throw new DownloadFailed('network', error);
          const mayHaveChanged = error.why === 'refused' || error.why === 'damaged';
          if (mayHaveChanged && mayFetchPackAgain) throw new PackOutdated();
          missingFiles.push(each.file.url);
          done += 1;
          await reportDone();
        }
      }
      await writing;
      files = lost;
      lost = [];
    }
    return missingFiles;
  } finally {
    ending.abort();
    // A retry needs the part being written, and a failure has to remove it.
    await writing.catch(() => undefined);
  }
}

/** Retries a failed fetch with growing pauses. Rejects with a FetchFailed in the end. */
async function withRetries<T>(
  { pause, report }: Pick<Download, 'pause' | 'report'>,
  attempt: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    signal.throwIfAborted();
    try {
      return await orAborted(attempt(), signal);
    } catch (error) {
      signal.throwIfAborted();
      const why = fetchFailureOf(error);
      if (tries >= MAX_TRIES[why]) throw new FetchFailed(why, error);
    }
    await report({ state: 'waiting' });
    await pause(pauseMs(tries), signal);
    signal.throwIfAborted();
    await report({ state: 'running' });
  }
}

/** Rejects at once when the signal aborts, even if the task continues. */
async function orAborted<T>(task: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  try {
    return await Promise.race([task, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function failureOf(error: unknown): DownloadFailure {
  if (error instanceof DownloadFailed) return error.failure;
  return isQuotaError(error) ? 'quota' : 'storage';
}

/**
 * The bytes that must be free before a download: everything missing, and the largest file once more, because it exists
 * twice while it is assembled from its parts.
 */
function bytesNeeded({ media }: OfflinePack, missing: MissingParts): number {
  let bytes = 0;
  let largest = 0;
  for (const [at, { size, parts }] of media.entries()) {
    const indexes = missing[at] ?? null;
    if (indexes === null) continue;
    for (const part of indexes) {
      bytes += Math.min(OFFLINE_PART_BYTES, size - part * OFFLINE_PART_BYTES);
    }
    if (parts.length > 1) largest = Math.max(largest, size);
  }
  return bytes + largest;
}
