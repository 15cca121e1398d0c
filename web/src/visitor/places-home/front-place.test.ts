import { describe, expect, it } from 'vitest';
import { frontAfterTrack } from './front-place.ts';

type Id = number | null;

describe('the place in front, after the track changes', () => {
  it.each<[what: string, frontId: Id, trackId: Id, next: Id, front: Id]>([
    ['goes along with the next one', 1, 1, 2, 2],
    ['goes along over a place without audio', 1, 1, 4, 4],
    ['goes along with the one before', 2, 2, 1, 1],
    ['stays where the visitor has moved the cards', 5, 1, 2, 5],
    ['goes along again once they are back at what plays', 2, 2, 3, 3],
    ['stays when the player comes back after a reload', 5, null, 1, 5],
    ['stays when the player is closed', 1, 1, null, 1],
    ['stays when another guide plays', 3, null, null, 3],
    ['is none before there are places', null, null, 1, null],
  ])('%s', (_, frontId, trackId, next, front) => {
    expect(frontAfterTrack({ frontId, trackId }, next)).toBe(front);
  });
});
