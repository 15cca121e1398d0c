import { describe, expect, it } from 'vitest';
import { frontAfterTrack } from './front-place.ts';

type Id = number | null;

describe('the place in front, after the track changes', () => {
  it.each<[what: string, frontId: Id, trackId: Id, next: Id, front: Id]>([
    ['follows to the next place', 1, 1, 2, 2],
    ['follows over a place without audio', 1, 1, 4, 4],
    ['follows to the previous place', 2, 2, 1, 1],
    ['stays if the visitor has moved the cards', 5, 1, 2, 5],
    ['follows again once the visitor is back at the playing place', 2, 2, 3, 3],
    ['stays when the player is restored after a reload', 5, null, 1, 5],
    ['stays when the player is closed', 1, 1, null, 1],
    ['stays when another guide plays', 3, null, null, 3],
    ['is null before places have loaded', null, null, 1, null],
  ])('%s', (_, frontId, trackId, next, front) => {
    expect(frontAfterTrack({ frontId, trackId }, next)).toBe(front);
  });
});
