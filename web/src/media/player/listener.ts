import type { Session } from '../../api/session/create-session.ts';
import { type SessionState, userOf } from '../../api/session/session-state.ts';
import { type AppPlayer, type PlaybackState, trackToKeep } from './playback.ts';
import type { SavedTrack, SavedTracks } from './saved-track.ts';
