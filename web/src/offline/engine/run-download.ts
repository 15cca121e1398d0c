import type { OfflinePack, PackedMedia } from '@laneway/contract/offline-pack';
import { isQuotaError } from '../store/is-quota-error.ts';
import type { OfflineDatabase } from '../store/offline-database.ts';
import {
  DownloadEnded,
  failDownload,
  noteDownload,
  type Ticket,
} from '../store/queue-downloads.ts';
import { saveGuide } from '../store/save-guide.ts';
import { finishFile, storePart, takeInventory } from '../store/stage-files.ts';
import {
  type DownloadEffect,
  type DownloadEvent,
  type DownloadState,
  FIRST_STATE,
  isOver,
  isPaused,
  progressStep,
} from './download.ts';
import { downloadStep } from './download-step.ts';
import { fetchFailureOf } from './fetch-failure.ts';

/** What a download needs of the outside. */
export type DownloadParts = {
  readonly db: OfflineDatabase;
  readonly askForPack: (guideId: number, signal: AbortSignal) => Promise<OfflinePack>;
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

/**
 * Carries out one download, to its end or until the signal stops it. A download that was stopped goes on where it was
 * when it is run again, after a reload or in another tab. Resolves with its last state.
 */
export async function runDownload(
  parts: DownloadParts,
  ticket: Ticket,
  caller: AbortSignal,
): Promise<DownloadState> {
  const { db } = parts;
  const ending = new AbortController();
  const signal = AbortSignal.any([caller, ending.signal]);
  let state = FIRST_STATE;
  /** What was asked for because of an earlier pack has no meaning for the next. */
  let round = new AbortController();
  /** The store does one thing after another. */
  let writes: Promise<unknown> = Promise.resolve();

  return await new Promise<DownloadState>((resolve, reject) => {
    const stop = (error: unknown) => {
      ending.abort(error);
      reject(error);
    };
    caller.addEventListener('abort', () => stop(caller.reason), { once: true });

    const write = (run: () => Promise<DownloadEvent | null>) => {
      const { signal: asked } = round;
      const next = writes.then(async () => {
        try {
          signal.throwIfAborted();
          const event = await run();
          if (event !== null && !asked.aborted) send(event);
        } catch (error) {
          if (signal.aborted) return;
          if (error instanceof DownloadEnded) stop(error);
          else send({ type: 'store failed', why: isQuotaError(error) ? 'quota' : 'storage' });
        }
      });
      writes = next;
    };

    const fetch = (
      run: (signal: AbortSignal) => Promise<DownloadEvent>,
      failed: (error: unknown) => DownloadEvent,
    ) => {
      const asked = AbortSignal.any([signal, round.signal]);
      run(asked)
        .catch(failed)
        .then((event) => {
          if (!asked.aborted) send(event);
        });
    };

    const perform = (effect: DownloadEffect): void => {
      switch (effect.type) {
        case 'ask for pack':
          round.abort();
          round = new AbortController();
          return fetch(
            async (asked) => ({
              type: 'pack arrived',
              pack: await parts.askForPack(ticket.guideId, asked),
            }),
            (error) => ({ type: 'pack failed', why: fetchFailureOf(error) }),
          );
        case 'check':
          return write(async () => ({
            type: 'checked',
            inventory: await takeInventory(db, effect.pack),
            freeBytes: await parts.freeBytes(),
          }));
        case 'stage':
          return write(async () => {
            // Both come in one answer; the steps are what people are told.
            if (effect.what === 'guide') await noteDownload(db, ticket, { pack: effect.pack });
            return { type: 'staged' };
          });
        case 'fetch part': {
          const { ref, pack } = effect;
          return fetch(
            async (asked) => ({
              type: 'part arrived',
              ref,
              bytes: await parts.fetchPart(fileOf(pack, ref.file), ref.part, asked),
            }),
            (error) => ({ type: 'part failed', ref, why: fetchFailureOf(error) }),
          );
        }
        case 'write part': {
          const { ref, pack, bytes } = effect;
          return write(async () => {
            await storePart(db, ticket, fileOf(pack, ref.file), ref.part, bytes);
            return { type: 'part written', ref };
          });
        }
        case 'finish file': {
          const { file, pack, bytes } = effect;
          return write(async () => {
            const end = await finishFile(db, ticket, fileOf(pack, file), bytes, parts.now());
            return end.isStored
              ? { type: 'file finished', file }
              : { type: 'parts lost', file, parts: end.lacking };
          });
        }
        case 'fetch map': {
          const { tiles } = effect.pack;
          return fetch(
            async (asked) => ({
              type: 'map done',
              missing: tiles === null ? 0 : await parts.fetchMap(tiles, asked),
            }),
            () => ({ type: 'map done', missing: 1 }),
          );
        }
        case 'save':
          return write(async () => {
            await saveGuide(db, ticket, effect, parts.now());
            return { type: 'saved' };
          });
        case 'pause':
          return fetch(
            async (asked) => {
              await parts.pause(effect.ms, asked);
              return { type: 'pause over' };
            },
            () => ({ type: 'pause over' }),
          );
      }
    };

    /** Shows other tabs how far it is; a part that is written changes nothing for them. */
    const report = (before: DownloadState): void => {
      const changes = reportOf(state);
      if (isOver(state) || JSON.stringify(changes) === JSON.stringify(reportOf(before))) return;
      write(async () => {
        await noteDownload(db, ticket, changes);
        return null;
      });
    };

    const send = (event: DownloadEvent): void => {
      const before = state;
      const step = downloadStep(before, event);
      state = step.state;
      if (state !== before) report(before);
      for (const effect of step.effects) perform(effect);
      if (!isOver(state) || isOver(before)) return;
      const ended = state;
      ending.abort();
      // After what is being written, which it may have to remove.
      writes.then(() => endDownload(db, ticket, ended)).then(() => resolve(ended), reject);
    };

    if (caller.aborted) return stop(caller.reason);
    write(async () => {
      await noteDownload(db, ticket, { state: 'running', failure: null });
      return null;
    });
    perform({ type: 'ask for pack' });
  });
}

function reportOf(state: DownloadState) {
  return {
    state: isPaused(state) ? 'waiting' : 'running',
    step: progressStep(state),
  } as const;
}

async function endDownload(
  db: OfflineDatabase,
  ticket: Ticket,
  state: DownloadState,
): Promise<void> {
  if (state.kind === 'failed') await failDownload(db, ticket, state.failure);
}

function fileOf({ media }: OfflinePack, file: number): PackedMedia {
  const found = media[file];
  if (found === undefined) throw new RangeError(`The pack has no file ${file}`);
  return found;
}
