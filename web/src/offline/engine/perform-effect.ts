import type { OfflinePack, PackedMedia } from '@laneway/contract/offline-pack';
import type { OfflineDatabase } from '../store/offline-database.ts';
import { type Ticket, updateDownload } from '../store/queue-downloads.ts';
import { saveGuide } from '../store/save-guide.ts';
import { finishFile, readMissingParts, storePart } from '../store/stage-files.ts';
import type { DownloadEffect, DownloadEvent } from './download.ts';
import { fetchFailureOf } from './fetch-failure.ts';

/** What a download needs of the outside. */
export type DownloadParts = {
  readonly db: OfflineDatabase;
  readonly fetchPack: (guideId: number, signal: AbortSignal) => Promise<OfflinePack>;
  readonly fetchPart: (file: PackedMedia, part: number, signal: AbortSignal) => Promise<Blob>;
  /** How many tiles are missing in the end. */
  readonly fetchMap: (
    tiles: NonNullable<OfflinePack['tiles']>,
    signal: AbortSignal,
  ) => Promise<number>;
  /** Null where the browser doesn't say. */
  readonly freeBytes: () => Promise<number | null>;
  /** Waits so long, and until there is a connection. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => string;
};

/** Whether an effect waits for the network; the others go to the store, which does one thing after another. */
export const USES_NETWORK: Readonly<Record<DownloadEffect['type'], boolean>> = {
  'ask for pack': true,
  check: false,
  stage: false,
  'fetch part': true,
  'write part': false,
  'finish file': false,
  'fetch map': true,
  save: false,
  pause: true,
};

/** Does what a step asks for, and says what came of it. Rejects only where the store fails. */
export async function performEffect(
  parts: DownloadParts,
  ticket: Ticket,
  effect: DownloadEffect,
  signal: AbortSignal,
): Promise<DownloadEvent> {
  const { db, now } = parts;
  switch (effect.type) {
    case 'ask for pack':
      return await parts.fetchPack(ticket.guideId, signal).then(
        (pack) => ({ type: 'pack arrived', pack }),
        (error: unknown) => ({ type: 'pack failed', why: fetchFailureOf(error) }),
      );
    case 'check':
      return {
        type: 'checked',
        inventory: await readMissingParts(db, effect.pack),
        freeBytes: await parts.freeBytes(),
      };
    case 'stage':
      // Both come in one answer; the two steps are what people are told.
      if (effect.what === 'guide') await updateDownload(db, ticket, { pack: effect.pack });
      return { type: 'staged' };
    case 'fetch part': {
      const { ref, pack } = effect;
      return await parts.fetchPart(fileOf(pack, ref.file), ref.part, signal).then(
        (bytes) => ({ type: 'part arrived', ref, bytes }),
        (error: unknown) => ({ type: 'part failed', ref, why: fetchFailureOf(error) }),
      );
    }
    case 'write part': {
      const { ref, pack, bytes } = effect;
      await storePart(db, ticket, fileOf(pack, ref.file), ref.part, bytes);
      return { type: 'part written', ref };
    }
    case 'finish file': {
      const { file, pack, bytes } = effect;
      const end = await finishFile(db, ticket, fileOf(pack, file), bytes, now());
      return end.isStored
        ? { type: 'file finished', file }
        : { type: 'parts lost', file, parts: end.lacking };
    }
    case 'fetch map': {
      const { tiles } = effect.pack;
      const missing = tiles === null ? 0 : await parts.fetchMap(tiles, signal).catch(() => 1);
      return { type: 'map done', missing };
    }
    case 'save':
      await saveGuide(db, ticket, effect, now());
      return { type: 'saved' };
    case 'pause':
      await parts.pause(effect.ms, signal).catch(() => undefined);
      return { type: 'pause over' };
  }
}

function fileOf({ media }: OfflinePack, file: number): PackedMedia {
  const found = media[file];
  if (found === undefined) throw new RangeError(`The pack has no file ${file}`);
  return found;
}
