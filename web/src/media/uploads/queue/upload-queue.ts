import type { MediaKind } from '@laneway/domain/media/kinds';
import type { UploadedMedia } from '../../../api/queries/media.ts';
import { judgeMedia } from './media-verdict.ts';
import { measurePace, type Pace, startPace } from './pace.ts';

export type UploadState =
  | { readonly kind: 'waiting'; readonly sent: number }
  | { readonly kind: 'uploading'; readonly sent: number; readonly pace: Pace }
  | { readonly kind: 'paused'; readonly sent: number; readonly by: 'person' | 'connection' }
  /** The page was reloaded: once the file is chosen again, its upload resumes where it stopped. */
  | { readonly kind: 'interrupted' }
  /** Fully uploaded; it is being scanned and processed. */
  | { readonly kind: 'checking'; readonly uri: string; readonly media: UploadedMedia | null }
  | { readonly kind: 'ready'; readonly media: UploadedMedia }
  | {
      readonly kind: 'failed';
      readonly text: string;
      /** The label of the button that sends the file again; null if that can't help. */
      readonly retryLabel: string | null;
    };

export type UploadItem = {
  readonly id: string;
  readonly fileName: string;
  /** Null for a file type that we don't accept. */
  readonly mediaKind: MediaKind | null;
  readonly size: number;
  /** The form field that the file is for; null for the media library. */
  readonly field: string | null;
  readonly state: UploadState;
};

/** In the order in which the files were chosen. */
export type UploadQueue = readonly UploadItem[];

/** The events of one file. */
type ItemEvent =
  | { readonly type: 'started'; readonly id: string; readonly at: number }
  | { readonly type: 'progressed'; readonly id: string; readonly sent: number; readonly at: number }
  | { readonly type: 'paused'; readonly id: string; readonly by: 'person' | 'connection' }
  | { readonly type: 'resumed'; readonly id: string }
  | { readonly type: 'arrived'; readonly id: string; readonly uri: string }
  | { readonly type: 'checked'; readonly id: string; readonly media: UploadedMedia }
  | {
      readonly type: 'failed';
      readonly id: string;
      readonly text: string;
      readonly retryLabel: string | null;
    }
  | { readonly type: 'retried'; readonly id: string };

export type UploadEvent =
  | ItemEvent
  | { readonly type: 'added'; readonly items: readonly UploadItem[] }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'connection lost' }
  | { readonly type: 'connection found' };

/** More at once would only slow each one down, and delay the first. */
const MAX_PARALLEL = 2;

const WAITING: UploadState = { kind: 'waiting', sent: 0 };

export function queueStep(queue: UploadQueue, event: UploadEvent): UploadQueue {
  switch (event.type) {
    case 'added':
      return [...queue.filter((item) => !event.items.some(continues(item))), ...event.items];
    case 'removed':
      return queue.filter(({ id }) => id !== event.id);
    case 'connection lost':
      return queue.map((item) =>
        item.state.kind === 'uploading' ? pausedItem(item, 'connection') : item,
      );
    case 'connection found':
      return queue.map((item) => (waitsForConnection(item) ? waitingItem(item) : item));
    default:
      return queue.map((item) => (item.id === event.id ? itemStep(item, event) : item));
  }
}

/** Events that come too late, such as progress after a pause, change nothing. */
function itemStep(item: UploadItem, event: ItemEvent): UploadItem {
  const { state } = item;
  switch (event.type) {
    case 'started':
      if (state.kind !== 'waiting') return item;
      return withState(item, {
        kind: 'uploading',
        sent: state.sent,
        pace: startPace(state.sent, event.at),
      });
    case 'progressed':
      return state.kind === 'uploading' ? withState(item, progress(state, event)) : item;
    case 'paused':
      return pausedItem(item, event.by);
    case 'resumed':
      return waitingItem(item);
    case 'arrived':
      if (state.kind !== 'uploading') return item;
      return withState(item, { kind: 'checking', uri: event.uri, media: null });
    case 'checked':
      return state.kind === 'checking' ? withState(item, checked(state, event.media)) : item;
    case 'failed':
      if (state.kind !== 'uploading' && state.kind !== 'checking') return item;
      return withState(item, {
        kind: 'failed',
        text: event.text,
        retryLabel: event.retryLabel,
      });
    case 'retried':
      return state.kind === 'failed' && state.retryLabel !== null ? withState(item, WAITING) : item;
  }
}

/** The files to start now. */
export function dueToStart(queue: UploadQueue): readonly string[] {
  const busy = queue.filter(({ state }) => state.kind === 'uploading').length;
  return queue
    .filter(({ state }) => state.kind === 'waiting')
    .slice(0, Math.max(0, MAX_PARALLEL - busy))
    .map(({ id }) => id);
}

/** True if closing the tab would stop something that the user expects to continue. */
export function isUnderWay({ state, field }: UploadItem): boolean {
  switch (state.kind) {
    case 'waiting':
    case 'uploading':
      return true;
    case 'paused':
      return state.by === 'connection';
    // The media library shows it again; a form field wouldn't.
    case 'checking':
    case 'ready':
      return field !== null;
    case 'interrupted':
    case 'failed':
      return false;
  }
}

/** True if removing it would discard data that has arrived. */
export function losesProgress({ state }: UploadItem): boolean {
  switch (state.kind) {
    case 'waiting':
    case 'uploading':
    case 'paused':
      return state.sent > 0;
    case 'interrupted':
      return true;
    case 'checking':
    case 'ready':
    case 'failed':
      return false;
  }
}

/** Whole percent; 100 only once everything has arrived. */
export function percentOf({ size, state }: UploadItem): number {
  switch (state.kind) {
    case 'waiting':
    case 'uploading':
    case 'paused':
      return size === 0 ? 0 : Math.min(99, Math.floor((state.sent / size) * 100));
    case 'interrupted':
    case 'failed':
      return 0;
    case 'checking':
    case 'ready':
      return 100;
  }
}

type Uploading = Extract<UploadState, { kind: 'uploading' }>;

/** The first progress event may include bytes that were already on the server, which don't count for the speed. */
function progress(
  { sent: before, pace }: Uploading,
  { sent, at }: { readonly sent: number; readonly at: number },
): Uploading {
  const isFirst = before === 0 && pace.bytesPerSecond === null && pace.from.sent === 0;
  const measured = isFirst ? startPace(sent, at) : measurePace(pace, sent, at);
  return { kind: 'uploading', sent, pace: measured };
}

function checked(
  { uri }: Extract<UploadState, { kind: 'checking' }>,
  media: UploadedMedia,
): UploadState {
  const verdict = judgeMedia(media);
  switch (verdict.kind) {
    case 'checking':
      return { kind: 'checking', uri, media };
    case 'usable':
      return { kind: 'ready', media };
    case 'unusable':
      return { kind: 'failed', text: verdict.text, retryLabel: verdict.retryLabel };
  }
}

function pausedItem(item: UploadItem, by: 'person' | 'connection'): UploadItem {
  const { state } = item;
  if (state.kind === 'waiting' || state.kind === 'uploading') {
    return withState(item, { kind: 'paused', sent: state.sent, by });
  }
  // Someone who pauses an upload that waits for the connection doesn't want it to resume by itself.
  if (state.kind === 'paused' && by === 'person') return withState(item, { ...state, by });
  return item;
}

function waitingItem(item: UploadItem): UploadItem {
  const { state } = item;
  if (state.kind !== 'paused') return item;
  return withState(item, { kind: 'waiting', sent: state.sent });
}

function waitsForConnection({ state }: UploadItem): boolean {
  return state.kind === 'paused' && state.by === 'connection';
}

/** True if a newly chosen file is the one that was interrupted. */
function continues(before: UploadItem): (chosen: UploadItem) => boolean {
  return ({ fileName, size, field }) =>
    before.state.kind === 'interrupted' &&
    before.fileName === fileName &&
    before.size === size &&
    before.field === field;
}

function withState(item: UploadItem, state: UploadState): UploadItem {
  return { ...item, state };
}
