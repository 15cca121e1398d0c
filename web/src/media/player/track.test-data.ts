import type { QueuedPlace, Track } from './track.ts';

const QUEUE: readonly QueuedPlace[] = [1, 2, 3].map((placeId) => ({
  placeId,
  title: `Place ${placeId}`,
  audio: `s3://laneway-production/${placeId}.mp3`,
  captions: null,
  image: `https://images.example/${placeId}.webp`,
}));

/** The track of one of three places. */
export function someTrack(placeId: 1 | 2 | 3 = 1): Track {
  const place = QUEUE.find((one) => one.placeId === placeId);
  if (place === undefined) throw new Error(`There is no place ${placeId}`);
  return { ...place, guideId: 9, guideTitle: 'City of Trams', queue: QUEUE };
}

export const URL_OF_1 = '/media/laneway-production/1.mp3';
export const URL_OF_2 = '/media/laneway-production/2.mp3';
