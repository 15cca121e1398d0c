import { parseJson } from '../../core/device-storage.ts';
import { isId, isPlainObject } from '../../core/stored-value.ts';
import { SAVED_TRACK } from './player-slot.ts';
import type { QueuedPlace, Track } from './track.ts';

/** The track that was playing when the app was last open on this device, and its listener. */
export type SavedTrack = {
  /** The person who was logged in; null for a visitor. */
  readonly userId: number | null;
  readonly track: Track;
  /** In seconds; null until it is known. It shows the progress before the file has loaded again. */
  readonly duration: number | null;
};

export type SavedTracks = {
  /** Null if nothing was playing, or if the data are invalid. */
  readonly find: () => SavedTrack | null;
  readonly keep: (kept: SavedTrack) => void;
  readonly forget: () => void;
};

/** Kept in the browser's storage; if that is blocked, a reload ends what was playing. */
export function createSavedTracks(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): SavedTracks {
  return {
    find: () => parseSaved(parseJson(storage.getItem(SAVED_TRACK))),
    keep: (kept) => void storage.setItem(SAVED_TRACK, JSON.stringify(kept)),
    forget: () => storage.removeItem(SAVED_TRACK),
  };
}

/** Another build or the developer tools may have written it. */
function parseSaved(value: unknown): SavedTrack | null {
  if (!isPlainObject(value) || !isTrack(value.track)) return null;
  const { userId, track } = value;
  const duration = isDuration(value.duration) ? value.duration : null;
  return userId === null || isId(userId) ? { userId, track, duration } : null;
}

function isDuration(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function isTrack(value: unknown): value is Track {
  return (
    isPlainObject(value) &&
    isQueuedPlace(value) &&
    isId(value.guideId) &&
    isTextOrNull(value.guideTitle) &&
    Array.isArray(value.queue) &&
    value.queue.every(isQueuedPlace)
  );
}

function isQueuedPlace(value: unknown): value is QueuedPlace & Readonly<Record<string, unknown>> {
  return (
    isPlainObject(value) &&
    isId(value.placeId) &&
    typeof value.title === 'string' &&
    typeof value.audio === 'string' &&
    isTextOrNull(value.captions) &&
    isTextOrNull(value.image)
  );
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
