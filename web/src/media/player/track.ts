import type { ReplyOf } from '@laneway/contract/call-types';
import { addressAtWidth } from '@laneway/domain/media/responsive-images';
import { orderPlaces } from '../../core/navigation/display-order.ts';
import { mediaSource } from '../media-source.ts';

/** A place with audio. Its files are media URIs as the API sends them, because presigned links expire. */
export type QueuedPlace = {
  readonly placeId: number;
  readonly title: string;
  readonly audio: string;
  readonly captions: string | null;
  readonly image: string | null;
};

/** The audio of a place, with everything needed to play, show and continue it without its page. */
export type Track = QueuedPlace & {
  readonly guideId: number;
  readonly guideTitle: string | null;
  /** The places of the guide that have audio, in walking order. */
  readonly queue: readonly QueuedPlace[];
};

/** The guide id of a draft for playing and walking: no published guide has such a number, so they can't be confused. */
export function draftGuideId(pendingGuideId: number): number {
  return -pendingGuideId;
}

/** True if it belongs to a draft's walk. The server has no such guide, and no page shows it. */
export function isOfDraft({ guideId }: Pick<Track, 'guideId'>): boolean {
  return guideId < 0;
}

/** The readable parts of a place: the captions of its audio, and its text. */
export type PlaceWords = Pick<
  ReplyOf<'listPlaces'>['places'][number],
  'p_audio_captions' | 'p_description'
>;

export function hasWords({ p_audio_captions, p_description }: PlaceWords): boolean {
  return p_audio_captions !== null || p_description.trim() !== '';
}

type Place = Pick<
  ReplyOf<'listPlaces'>['places'][number],
  'p_id' | 'p_order' | 'p_title' | 'p_audio' | 'p_audio_captions' | 'p_image'
>;

export type TrackGuide = { readonly id: number; readonly title: string | null };

/** The track of a place among the places of its guide; null if it has no audio. */
export function trackOf(
  { id: guideId, title: guideTitle }: TrackGuide,
  places: readonly Place[],
  placeId: number,
): Track | null {
  const rankOf = ({ p_id, p_order }: Place) => ({ id: p_id, position: p_order });
  const queue = orderPlaces(places, rankOf, null).flatMap(queued);
  const place = queue.find((one) => one.placeId === placeId);
  return place === undefined ? null : { ...place, guideId, guideTitle, queue };
}

/** The next or previous track; null at either end. */
export function neighbour(track: Track, step: 1 | -1): Track | null {
  const { guideId, guideTitle, queue } = track;
  const index = queue.findIndex(({ placeId }) => placeId === track.placeId);
  const place = index < 0 ? undefined : queue[index + step];
  return place === undefined ? null : { ...place, guideId, guideTitle, queue };
}

export function isSameTrack(
  a: Pick<Track, 'guideId' | 'placeId'>,
  b: Pick<Track, 'guideId' | 'placeId'>,
): boolean {
  return a.guideId === b.guideId && a.placeId === b.placeId;
}

/** The storage key of the playback position in a file: its permanent URL. */
export function resumeKeyOf(audio: string): string {
  const source = mediaSource(audio);
  return source.ok ? (source.value ?? audio) : audio;
}

/** The cover of a track for the lock screen, by its permanent URL. */
export function artworkOf({ image }: Pick<Track, 'image'>): string | null {
  const source = mediaSource(image);
  return source.ok && source.value !== null ? addressAtWidth(source.value, 640) : null;
}

function queued(place: Place): readonly QueuedPlace[] {
  const { p_id: placeId, p_title: title, p_audio: audio, p_image: image } = place;
  const source = mediaSource(audio);
  if (audio === null || !source.ok || source.value === null) return [];
  return [{ placeId, title, audio, captions: place.p_audio_captions, image }];
}
