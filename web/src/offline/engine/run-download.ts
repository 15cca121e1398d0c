import { isQuotaError } from '../store/is-quota-error.ts';
import {
  DownloadEnded,
  failDownload,
  type Ticket,
  updateDownload,
} from '../store/queue-downloads.ts';
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
import { type DownloadParts, performEffect, USES_NETWORK } from './perform-effect.ts';

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
  const ended = Promise.withResolvers<DownloadState>();
  const ending = new AbortController();
  const signal = AbortSignal.any([caller, ending.signal]);
  let state = FIRST_STATE;
  /** What was begun because of an earlier pack means nothing for the next. */
  let round = new AbortController();
  /** The store does one thing after another. */
  let writes: Promise<void> = Promise.resolve();

  const stop = (error: unknown): void => {
    ending.abort(error);
    ended.reject(error);
  };

  const afterWrites = (run: () => Promise<void>): void => {
    writes = writes.then(run).catch((error: unknown) => {
      if (signal.aborted) return;
      if (error instanceof DownloadEnded) stop(error);
      else send({ type: 'store failed', why: isQuotaError(error) ? 'quota' : 'storage' });
    });
  };

  const perform = (effect: DownloadEffect): void => {
    if (effect.type === 'ask for pack') {
      round.abort();
      round = new AbortController();
    }
    const asked = AbortSignal.any([signal, round.signal]);
    const run = async (): Promise<void> => {
      signal.throwIfAborted();
      const event = await performEffect(parts, ticket, effect, asked);
      if (!asked.aborted) send(event);
    };
    if (USES_NETWORK[effect.type]) run().catch(stop);
    else afterWrites(run);
  };

  /** Shows every tab how far it is. */
  const report = (before: DownloadState): void => {
    const progress = progressOf(state);
    if (JSON.stringify(progress) === JSON.stringify(progressOf(before))) return;
    afterWrites(async () => {
      signal.throwIfAborted();
      await updateDownload(db, ticket, progress);
    });
  };

  const send = (event: DownloadEvent): void => {
    const before = state;
    const step = downloadStep(before, event);
    state = step.state;
    if (!isOver(state)) {
      report(before);
      for (const effect of step.effects) perform(effect);
    } else if (!isOver(before)) end(state);
  };

  const end = (last: DownloadState): void => {
    // After what is being written: the next try needs it, or it has to be removed.
    const settle = async () => {
      ending.abort();
      if (last.kind === 'failed') await failDownload(db, ticket, last.failure);
      return last;
    };
    writes.then(settle).then(ended.resolve, ended.reject);
  };

  if (caller.aborted) stop(caller.reason);
  else caller.addEventListener('abort', () => stop(caller.reason), { once: true });
  afterWrites(() => updateDownload(db, ticket, { state: 'running', failure: null }));
  perform({ type: 'ask for pack' });
  return await ended.promise;
}

function progressOf(state: DownloadState) {
  return {
    state: isPaused(state) ? 'waiting' : 'running',
    step: progressStep(state),
  } as const;
}
