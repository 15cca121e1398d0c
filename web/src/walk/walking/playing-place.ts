import type { Place } from '../../guide/places/place-facts.ts';
import type { OpenPlayback, PlaybackState } from '../../media/player/playback.ts';
import { placeOfStop, type WalkGuide } from '../walk-guide.ts';

export type PlayingPlace = {
  readonly place: Place;
  readonly number: number;
  readonly playback: OpenPlayback;
};

/** The place of a walk that is playing or paused, or was the last to play. */
export function lastPlayedPlace(
  { guide, places }: Pick<WalkGuide, 'guide' | 'places'>,
  playback: PlaybackState,
): PlayingPlace | null {
  if (playback.kind !== 'open' || playback.track.guideId !== guide.g_id) return null;
  const found = placeOfStop(places, playback.track.placeId);
  return found && { ...found, playback };
}

/** The same; null once its audio has ended. */
export function playingPlace(last: PlayingPlace | null): PlayingPlace | null {
  return last?.playback.media.phase === 'ended' ? null : last;
}
