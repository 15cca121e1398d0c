import type { Session } from '../../api/session/create-session.ts';
import { type SessionState, userOf } from '../../api/session/session-state.ts';
import { type AppPlayer, type PlaybackState, trackToRestore } from './playback.ts';
import type { SavedTrack, SavedTracks } from './saved-track.ts';
import { isOfDraft } from './track.ts';

/** The person who is listening: their id, or null for a visitor. */
export type ListenerId = number | null;

/** The current listener. While a remembered login is being checked, the previous one is assumed. */
export function listenerOf(session: SessionState, before: ListenerId): ListenerId {
  return session.kind === 'checking' ? before : (userOf(session)?.u_id ?? null);
}

/** True if playback may continue for another listener: only a visitor can become someone else. */
export function mayContinue(before: ListenerId, now: ListenerId): boolean {
  return before === null || before === now;
}

/** The track that this listener was playing before a reload; other listeners' tracks are discarded. */
export function trackBeforeReload(
  session: SessionState,
  savedTracks: SavedTracks,
): SavedTrack | null {
  const kept = savedTracks.find();
  if (kept !== null && mayContinue(kept.userId, listenerOf(session, kept.userId))) return kept;
  savedTracks.forget();
  return null;
}

/** Stores the current track for a reload, and stops it when its listener logs out or changes. */
export function followListener(
  player: AppPlayer,
  session: Pick<Session, 'getState' | 'subscribe'>,
  savedTracks: SavedTracks,
): void {
  let listener = listenerOf(session.getState(), savedTracks.find()?.userId ?? null);
  const saveTrack = (state: PlaybackState): void => {
    const track = trackToRestore(state);
    if (track === null || isOfDraft(track)) savedTracks.forget();
    else savedTracks.keep({ userId: listener, track, duration: durationOf(state) });
  };
  player.subscribe((state, before) => {
    const isSame = trackToRestore(state) === trackToRestore(before);
    if (!isSame || durationOf(state) !== durationOf(before)) saveTrack(state);
  });
  session.subscribe((now) => {
    const before = listener;
    listener = listenerOf(now, before);
    if (listener === before || player.getState().kind === 'closed') return;
    if (mayContinue(before, listener)) saveTrack(player.getState());
    else player.stop();
  });
}

function durationOf(state: PlaybackState): number | null {
  return state.kind === 'open' ? state.media.duration : null;
}
