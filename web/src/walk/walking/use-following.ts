import { useState } from 'react';
import type { TileSource } from '../../map/base/tile-source.ts';
import type { WalkSession } from '../walk-session.ts';

/** True if the walker wants the map to follow; null until they have chosen. */
export type FollowChoice = readonly [
  chosen: boolean | null,
  choose: (isFollowing: boolean) => void,
];

/** Kept outside the component, because a walk outlives its map: the map is gone while the page of a place is open. */
const choices = new WeakMap<WalkSession, boolean>();

export function useFollowChoice(session: WalkSession): FollowChoice {
  const [chosen, setChosen] = useState(() => choices.get(session) ?? null);
  const choose = (isFollowing: boolean) => {
    choices.set(session, isFollowing);
    setChosen(isFollowing);
  };
  return [chosen, choose];
}

/**
 * True if the map moves with the walker. By default only a map that is drawn on the phone does: one
 * that loads tiles around the walker reveals their position. The button turns it on.
 */
export function isFollowing(chosen: boolean | null, tiles: TileSource | null | undefined): boolean {
  return chosen ?? tiles === null;
}
