import type { OfflinePack } from '@laneway/contract/offline-pack';
import type { MissingParts } from '../store/stage-files.ts';
import type { DownloadEffect, FileWork, MediaWork, PartRef } from './download.ts';

export type MediaStep = { readonly work: MediaWork; readonly effects: readonly DownloadEffect[] };

export function startMedia(pack: OfflinePack, inventory: MissingParts, reasked: number): MediaWork {
  const files = inventory.map(
    (parts): FileWork => (parts === null ? { kind: 'stored' } : { kind: 'lacking', parts }),
  );
  return {
    kind: 'media',
    pack,
    files,
    fetching: null,
    arrived: null,
    writing: null,
    tries: 0,
    isPaused: false,
    reasked,
  };
}

/** Whether every file is here or has been given up, and nothing is under way. */
export function isMediaDone({ files, fetching, arrived, writing }: MediaWork): boolean {
  const isIdle = fetching === null && arrived === null && writing === null;
  return isIdle && files.every(({ kind }) => kind !== 'lacking');
}

export function missingFiles({ files, pack }: MediaWork): readonly string[] {
  return pack.media.filter((_, file) => files[file]?.kind === 'skipped').map(({ url }) => url);
}

export function withFile(work: MediaWork, file: number, next: FileWork): MediaWork {
  return { ...work, files: work.files.with(file, next) };
}

/** Parts that have been written are lacking no more. */
export function withPartWritten(work: MediaWork, { file, part }: PartRef): MediaWork {
  const found = work.files[file];
  if (found?.kind !== 'lacking') return work;
  return withFile(work, file, {
    kind: 'lacking',
    parts: found.parts.filter((lacking) => lacking !== part),
  });
}

/** Gives the store and the network what is next for each, so that neither waits for the other. */
export function proceed(work: MediaWork): MediaStep {
  const written = giveToStore(work);
  const fetched = giveToNetwork(written.work);
  return { work: fetched.work, effects: [...written.effects, ...fetched.effects] };
}

function giveToStore(work: MediaWork): MediaStep {
  const { pack, arrived } = work;
  if (work.writing !== null) return { work, effects: [] };
  const file = fileToFinish(work);
  if (file !== null) {
    const writing = { file, part: null };
    return {
      work: { ...work, writing },
      effects: [{ type: 'finish file', file, bytes: null, pack }],
    };
  }
  if (arrived === null) return { work, effects: [] };
  const { bytes, ...ref } = arrived;
  if (work.files[ref.file]?.kind !== 'lacking') {
    return giveToStore({ ...work, arrived: null });
  }
  const isWholeFile = pack.media[ref.file]?.parts.length === 1;
  const writing = isWholeFile ? { file: ref.file, part: null } : ref;
  return {
    work: { ...work, arrived: null, writing },
    effects: [
      isWholeFile
        ? { type: 'finish file', file: ref.file, bytes, pack }
        : { type: 'write part', ref, bytes, pack },
    ],
  };
}

/** A file whose parts are all written. */
function fileToFinish({ files }: MediaWork): number | null {
  const file = files.findIndex((each) => each.kind === 'lacking' && each.parts.length === 0);
  return file < 0 ? null : file;
}

function giveToNetwork(work: MediaWork): MediaStep {
  if (work.fetching !== null || work.arrived !== null || work.isPaused) {
    return { work, effects: [] };
  }
  const ref = partToFetch(work);
  if (ref === null) return { work, effects: [] };
  return {
    work: { ...work, fetching: ref },
    effects: [{ type: 'fetch part', ref, pack: work.pack }],
  };
}

/** In the order of the pack: what is needed first comes first. */
function partToFetch({ files, writing }: MediaWork): PartRef | null {
  for (const [file, each] of files.entries()) {
    if (each.kind !== 'lacking') continue;
    // Of a file that is being put together, nothing is to be fetched.
    if (writing?.file === file && writing.part === null) continue;
    const part = each.parts.find((index) => writing?.file !== file || writing.part !== index);
    if (part !== undefined) return { file, part };
  }
  return null;
}
