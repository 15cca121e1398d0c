import type { OfflinePack } from '@laneway/contract/offline-pack';
import type { DownloadStep } from '@laneway/domain/offline/progress';
import type { DownloadFailure } from '../store/records.ts';
import type { MissingParts } from '../store/stage-files.ts';

/** A part of a file: the file's number in the pack, and the part's in the file. */
export type PartRef = { readonly file: number; readonly part: number };

/** What of a file is here: some parts are lacking, all of it, or it can't be had. */
export type FileWork =
  | { readonly kind: 'lacking'; readonly parts: readonly number[] }
  | { readonly kind: 'stored' }
  | { readonly kind: 'skipped' };

/** One part is fetched while the one before is written; a second that has arrived waits for the writer. */
export type MediaWork = {
  readonly kind: 'media';
  readonly pack: OfflinePack;
  readonly files: readonly FileWork[];
  readonly fetching: PartRef | null;
  readonly arrived: (PartRef & { readonly bytes: Blob }) | null;
  /** What the store is busy with: a part, or putting a file together. */
  readonly writing: PartRef | { readonly file: number; readonly part: null } | null;
  /** How often the part that is due has failed. */
  readonly tries: number;
  readonly isPaused: boolean;
  readonly reasked: number;
};

/** One guide on its way to the device. */
export type DownloadState =
  | {
      readonly kind: 'asking';
      readonly tries: number;
      readonly isPaused: boolean;
      /** How often the pack was asked for again because of its files. */
      readonly reasked: number;
    }
  | { readonly kind: 'checking'; readonly pack: OfflinePack; readonly reasked: number }
  | {
      readonly kind: 'staging';
      readonly what: 'guide' | 'places';
      readonly pack: OfflinePack;
      readonly inventory: MissingParts;
      readonly reasked: number;
    }
  | MediaWork
  | {
      readonly kind: 'map';
      readonly pack: OfflinePack;
      readonly missingFiles: readonly string[];
    }
  | {
      readonly kind: 'saving';
      readonly pack: OfflinePack;
      readonly missingFiles: readonly string[];
    }
  | { readonly kind: 'complete'; readonly missing: number }
  | { readonly kind: 'failed'; readonly failure: DownloadFailure };

/**
 * Why something couldn't be fetched.
 *
 * - `unreached`: the connection failed, which says nothing about the file.
 * - `busy`: the server answered that it can't now.
 * - `damaged`: the bytes aren't those that the pack names.
 */
export type FetchFailure = 'unreached' | 'busy' | 'damaged' | 'refused' | 'gone';

export type DownloadEvent =
  | { readonly type: 'pack arrived'; readonly pack: OfflinePack }
  | { readonly type: 'pack failed'; readonly why: FetchFailure }
  | {
      readonly type: 'checked';
      readonly inventory: MissingParts;
      /** Null where the browser doesn't say. */
      readonly freeBytes: number | null;
    }
  | { readonly type: 'staged' }
  | { readonly type: 'part arrived'; readonly ref: PartRef; readonly bytes: Blob }
  | { readonly type: 'part failed'; readonly ref: PartRef; readonly why: FetchFailure }
  | { readonly type: 'part written'; readonly ref: PartRef }
  | { readonly type: 'file finished'; readonly file: number }
  /** Parts that had been written are gone, as when another download that had fetched them was cancelled. */
  | { readonly type: 'parts lost'; readonly file: number; readonly parts: readonly number[] }
  | { readonly type: 'map done'; readonly missing: number }
  | { readonly type: 'saved' }
  | { readonly type: 'store failed'; readonly why: 'quota' | 'storage' }
  | { readonly type: 'pause over' };

/** What has to be done outside: by the network and by the store. */
export type DownloadEffect =
  | { readonly type: 'ask for pack' }
  | { readonly type: 'check'; readonly pack: OfflinePack }
  | { readonly type: 'stage'; readonly what: 'guide' | 'places'; readonly pack: OfflinePack }
  | { readonly type: 'fetch part'; readonly ref: PartRef; readonly pack: OfflinePack }
  | {
      readonly type: 'write part';
      readonly ref: PartRef;
      readonly bytes: Blob;
      readonly pack: OfflinePack;
    }
  | {
      readonly type: 'finish file';
      readonly file: number;
      /** The whole of a file that has one part. */
      readonly bytes: Blob | null;
      readonly pack: OfflinePack;
    }
  | { readonly type: 'fetch map'; readonly pack: OfflinePack }
  | {
      readonly type: 'save';
      readonly pack: OfflinePack;
      readonly missingFiles: readonly string[];
      readonly missingTiles: number;
    }
  /** Waits so long, and for as long as there is no connection. */
  | { readonly type: 'pause'; readonly ms: number };

export const FIRST_STATE: DownloadState = {
  kind: 'asking',
  tries: 0,
  isPaused: false,
  reasked: 0,
};

export function isOver(
  state: DownloadState,
): state is Extract<DownloadState, { readonly kind: 'complete' | 'failed' }> {
  return state.kind === 'complete' || state.kind === 'failed';
}

/** Whether it waits for a connection, or for the server. */
export function isPaused(state: DownloadState): boolean {
  return (state.kind === 'asking' || state.kind === 'media') && state.isPaused;
}

/** How far it has come, as people are told. */
export function progressStep(state: DownloadState): DownloadStep {
  switch (state.kind) {
    case 'asking':
    case 'checking':
      return { kind: 'started' };
    case 'staging':
      return state.what === 'guide' ? { kind: 'started' } : { kind: 'guide_saved' };
    case 'media':
      return mediaStep(state);
    case 'map':
    case 'saving': {
      const total = state.pack.media.length;
      return { kind: 'media', done: total, total };
    }
    case 'complete':
      return { kind: 'complete', missing: state.missing };
    case 'failed':
      return { kind: 'failed' };
  }
}

function mediaStep({ files }: MediaWork): DownloadStep {
  const done = files.filter(({ kind }) => kind !== 'lacking').length;
  return done === 0 ? { kind: 'places_saved' } : { kind: 'media', done, total: files.length };
}
