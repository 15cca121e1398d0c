import { describe, expect, it } from 'vitest';
import { someTrack } from './track.test-data.ts';
import { artworkOf, isSameTrack, neighbour, resumeKeyOf, trackOf } from './track.ts';

const place = (id: number, order: number, audio: string | null) => ({
  p_id: id,
  p_order: order,
  p_title: `Place ${id}`,
  p_audio: audio,
  p_audio_captions: null,
  p_image: null,
});
const GUIDE = { id: 9, title: 'City of Trams' };
const AUDIO = 's3://laneway-production/a.mp3';

describe('the track of a place', () => {
  it('has a queue of the places with audio in walking order', () => {
    const places = [place(3, 3, AUDIO), place(1, 1, AUDIO), place(2, 2, null)];
    const track = trackOf(GUIDE, places, 1);
    expect(track).toMatchObject({ placeId: 1, guideId: 9, guideTitle: 'City of Trams' });
    expect(track?.queue.map(({ placeId }) => placeId)).toEqual([1, 3]);
  });

  it.each([
    ['without audio', null],
    ['whose audio is no media', ''],
    ['whose audio is in no bucket of ours', 's3://elsewhere'],
  ])('is null for a place %s', (_what, audio) => {
    expect(trackOf(GUIDE, [place(1, 1, audio)], 1)).toBeNull();
  });

  it('is null for a place of another guide', () => {
    expect(trackOf(GUIDE, [place(1, 1, AUDIO)], 2)).toBeNull();
  });
});

describe('the neighbours of a track', () => {
  it.each([
    [1, -1, null],
    [1, 1, 2],
    [2, -1, 1],
    [2, 1, 3],
    [3, 1, null],
  ] as const)('from place %d by step %d', (from, step, to) => {
    expect(neighbour(someTrack(from), step)).toEqual(to === null ? null : someTrack(to));
  });

  it('are null once its place was removed from the guide', () => {
    expect(neighbour({ ...someTrack(1), placeId: 99 }, 1)).toBeNull();
  });
});

it('two tracks are the same if they have the same place and guide', () => {
  const renamed = { ...someTrack(1), title: 'Renamed' };
  expect(isSameTrack(someTrack(1), renamed)).toBe(true);
  expect(isSameTrack(someTrack(1), someTrack(2))).toBe(false);
  expect(isSameTrack(someTrack(1), { ...someTrack(1), guideId: 8 })).toBe(false);
});

it('a track uses permanent URLs for its position and its artwork', () => {
  expect(resumeKeyOf(someTrack(1).audio)).toBe('/media/laneway-production/1.mp3');
  expect(artworkOf({ image: 's3://laneway-production/1.webp' })).toBe(
    '/media/laneway-production/1.webp?w=640',
  );
  expect(artworkOf({ image: null })).toBeNull();
});
