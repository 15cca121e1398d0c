/** Which places are in front and open in the player; null where there is none. */
export type FrontAndTrack = {
  readonly frontId: number | null;
  /** The place whose audio is open in the player. */
  readonly trackId: number | null;
};

/**
 * The place in front once another track has started. Cards go along with the audio as long as the place that was playing
 * is the one in front. Someone who has moved the cards elsewhere is looking at something, and stays there until they
 * come back to what is playing.
 */
export function frontAfterTrack(before: FrontAndTrack, trackId: number | null): number | null {
  const isInStep = before.trackId !== null && before.trackId === before.frontId;
  return isInStep && trackId !== null ? trackId : before.frontId;
}
