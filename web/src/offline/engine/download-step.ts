import { bytesNeeded } from './bytes-needed.ts';
import type {
  DownloadEffect,
  DownloadEvent,
  DownloadState,
  FetchFailure,
  MediaWork,
} from './download.ts';
import {
  isMediaDone,
  missingFiles,
  proceed,
  startMedia,
  withFile,
  withPartWritten,
} from './media-work.ts';

export type DownloadTransition = {
  readonly state: DownloadState;
  readonly effects: readonly DownloadEffect[];
};

/** How often in a row something may fail before it is given up; about five minutes without a connection that works. */
const MAX_TRIES: Record<FetchFailure, number> = {
  unreached: 10,
  busy: 8,
  damaged: 3,
  refused: 1,
  gone: 1,
};

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A file may be refused or differ because the guide has changed, or the session has ended, since its pack came. */
const MAX_REASKED = 2;

/** What a download becomes by an event, and what is to be done. Events that come too late change nothing. */
export function downloadStep(state: DownloadState, event: DownloadEvent): DownloadTransition {
  if (event.type === 'store failed') {
    return isEnded(state) ? stay(state) : { state: failed(event.why), effects: [] };
  }
  switch (state.kind) {
    case 'asking':
      return whileAsking(state, event);
    case 'checking':
      return event.type === 'checked' ? afterCheck(state, event) : stay(state);
    case 'staging':
      return event.type === 'staged' ? afterStaging(state) : stay(state);
    case 'media':
      return whileMedia(state, event);
    case 'map':
      return event.type === 'map done' ? afterMap(state, event.missing) : stay(state);
    case 'saving': {
      const { missingFiles: missing } = state;
      if (event.type !== 'saved') return stay(state);
      return { state: { kind: 'complete', missing: missing.length }, effects: [] };
    }
    case 'complete':
    case 'failed':
      return stay(state);
  }
}

/** The wait before the next try: longer each time, so that a server in trouble isn't pressed. */
export function pauseMs(tries: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));
}

function whileAsking(
  state: Extract<DownloadState, { kind: 'asking' }>,
  event: DownloadEvent,
): DownloadTransition {
  switch (event.type) {
    case 'pack arrived': {
      const { pack } = event;
      return {
        state: { kind: 'checking', pack, reasked: state.reasked },
        effects: [{ type: 'check', pack }],
      };
    }
    case 'pack failed': {
      const tries = state.tries + 1;
      if (event.why === 'refused' || event.why === 'gone') {
        return { state: failed(event.why), effects: [] };
      }
      if (tries >= MAX_TRIES[event.why]) return { state: failed('network'), effects: [] };
      return {
        state: { ...state, tries, isPaused: true },
        effects: [{ type: 'pause', ms: pauseMs(tries) }],
      };
    }
    case 'pause over':
      if (!state.isPaused) return stay(state);
      return { state: { ...state, isPaused: false }, effects: [{ type: 'ask for pack' }] };
    default:
      return stay(state);
  }
}

function afterCheck(
  { pack, reasked }: Extract<DownloadState, { kind: 'checking' }>,
  { inventory, freeBytes }: Extract<DownloadEvent, { type: 'checked' }>,
): DownloadTransition {
  if (freeBytes !== null && bytesNeeded(pack, inventory) > freeBytes) {
    return { state: failed('quota'), effects: [] };
  }
  return {
    state: { kind: 'staging', what: 'guide', pack, inventory, reasked },
    effects: [{ type: 'stage', what: 'guide', pack }],
  };
}

function afterStaging(state: Extract<DownloadState, { kind: 'staging' }>): DownloadTransition {
  const { what, pack, inventory, reasked } = state;
  if (what === 'places') return withMedia(startMedia(pack, inventory, reasked));
  return {
    state: { ...state, what: 'places' },
    effects: [{ type: 'stage', what: 'places', pack }],
  };
}

function whileMedia(work: MediaWork, event: DownloadEvent): DownloadTransition {
  switch (event.type) {
    case 'part arrived': {
      if (!isSameRef(work.fetching, event.ref)) return stay(work);
      const arrived = { ...event.ref, bytes: event.bytes };
      return withMedia({ ...work, fetching: null, arrived, tries: 0 });
    }
    case 'part failed':
      return isSameRef(work.fetching, event.ref) ? afterFailure(work, event) : stay(work);
    case 'part written':
      if (!isSameRef(work.writing, event.ref)) return stay(work);
      return withMedia(withPartWritten({ ...work, writing: null }, event.ref));
    case 'file finished':
      if (!isSameRef(work.writing, { file: event.file, part: null })) return stay(work);
      return withMedia(withFile({ ...work, writing: null }, event.file, { kind: 'stored' }));
    case 'parts lost': {
      if (!isSameRef(work.writing, { file: event.file, part: null })) return stay(work);
      const lacking = { kind: 'lacking', parts: event.parts } as const;
      return withMedia(withFile({ ...work, writing: null }, event.file, lacking));
    }
    case 'pause over':
      return work.isPaused ? withMedia({ ...work, isPaused: false }) : stay(work);
    default:
      return stay(work);
  }
}

function afterFailure(
  work: MediaWork,
  { ref, why }: Extract<DownloadEvent, { type: 'part failed' }>,
): DownloadTransition {
  const tries = work.tries + 1;
  const idle = { ...work, fetching: null };
  if (tries < MAX_TRIES[why]) {
    const again = withMedia({ ...idle, tries, isPaused: true });
    return { ...again, effects: [...again.effects, { type: 'pause', ms: pauseMs(tries) }] };
  }
  if (why === 'unreached') return { state: failed('network'), effects: [] };
  const mayHaveChanged = why === 'refused' || why === 'damaged';
  if (mayHaveChanged && work.reasked < MAX_REASKED) {
    return {
      state: { kind: 'asking', tries: 0, isPaused: false, reasked: work.reasked + 1 },
      effects: [{ type: 'ask for pack' }],
    };
  }
  return withMedia(withFile({ ...idle, tries: 0 }, ref.file, { kind: 'skipped' }));
}

/** Goes on with the media, or with the map when all of them are done. */
function withMedia(next: MediaWork): DownloadTransition {
  const { work, effects } = proceed(next);
  if (!isMediaDone(work)) return { state: work, effects };
  const { pack } = work;
  const missing = missingFiles(work);
  if (pack.tiles !== null) {
    return {
      state: { kind: 'map', pack, missingFiles: missing },
      effects: [{ type: 'fetch map', pack }],
    };
  }
  return afterMap({ pack, missingFiles: missing }, 0);
}

function afterMap(
  {
    pack,
    missingFiles: missing,
  }: Pick<Extract<DownloadState, { kind: 'map' }>, 'pack' | 'missingFiles'>,
  missingTiles: number,
): DownloadTransition {
  return {
    state: { kind: 'saving', pack, missingFiles: missing },
    effects: [{ type: 'save', pack, missingFiles: missing, missingTiles }],
  };
}

type Busy = MediaWork['writing'];

function isSameRef(busy: Busy, ref: Busy): boolean {
  return busy !== null && busy.file === ref?.file && busy.part === ref.part;
}

function isEnded({ kind }: DownloadState): boolean {
  return kind === 'complete' || kind === 'failed';
}

function failed(failure: Extract<DownloadState, { kind: 'failed' }>['failure']): DownloadState {
  return { kind: 'failed', failure };
}

function stay(state: DownloadState): DownloadTransition {
  return { state, effects: [] };
}
