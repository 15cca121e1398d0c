import { describe, expect, it } from 'vitest';
import { BLOCKED_STORAGE } from '../../core/blocked-storage.test-data.ts';
import { hasSavedTrack, SAVED_TRACK } from './player-slot.ts';
import { createSavedTracks } from './saved-track.ts';
import { someTrack } from './track.test-data.ts';

function storageWith(kept: string | null) {
  const values = new Map(kept === null ? [] : [[SAVED_TRACK, kept]]);
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

describe('the last track', () => {
  it.each([null, 7])('is restored, for the user id %s', (userId) => {
    const storage = storageWith(null);
    expect(hasSavedTrack(storage)).toBe(false);
    const kept = { userId, track: someTrack(2), duration: 24.5 };
    createSavedTracks(storage).keep(kept);
    expect(createSavedTracks(storage).find()).toEqual(kept);
    expect(hasSavedTrack(storage)).toBe(true);
    createSavedTracks(storage).forget();
    expect(createSavedTracks(storage).find()).toBeNull();
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['a track without a user id', { track: someTrack() }],
    ['a user id without a track', { userId: 7 }],
    ['an invalid user id', { userId: 'Sam', track: someTrack() }],
    ['a track without a place', { userId: 7, track: { ...someTrack(), placeId: 0 } }],
    ['a track without audio', { userId: 7, track: { ...someTrack(), audio: null } }],
    ['a track without a queue', { userId: 7, track: { ...someTrack(), queue: null } }],
    ['a queue of invalid places', { userId: 7, track: { ...someTrack(), queue: [1] } }],
  ])('is null if %s is stored', (_what, value) => {
    expect(createSavedTracks(storageWith(JSON.stringify(value))).find()).toBeNull();
  });

  it.each([undefined, null, 0, -1, '24'])('has no duration if %s is stored', (duration) => {
    const kept = JSON.stringify({ userId: 7, track: someTrack(), duration });
    expect(createSavedTracks(storageWith(kept)).find()?.duration).toBeNull();
  });

  it('is null for invalid JSON', () => {
    expect(createSavedTracks(storageWith('oh')).find()).toBeNull();
  });

  it('is null if storage is blocked', () => {
    const tracks = createSavedTracks(BLOCKED_STORAGE);
    expect(() => tracks.keep({ userId: 7, track: someTrack(), duration: null })).not.toThrow();
    expect(() => tracks.forget()).not.toThrow();
    expect(tracks.find()).toBeNull();
    expect(hasSavedTrack(BLOCKED_STORAGE)).toBe(false);
  });
});
