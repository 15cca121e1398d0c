/**
 * How a map uses the visitor's position:
 * - `free`: it doesn't; the visitor moves the map.
 * - `finding`: the visitor has pressed the button, and there is no position yet.
 * - `far`: the visitor is far away from everything on the map, which shows a notice instead of
 *   moving.
 * - `following`: the map keeps the visitor in the middle.
 * - `heading`: the map keeps the visitor in view and shows more of what is ahead of them.
 */
export type LocateMode = 'free' | 'finding' | 'far' | 'following' | 'heading';

export type LocateEvent =
  /** The button was pressed: before there is a position, near the content of the map, or far from it. */
  | 'pressed unfound'
  | 'pressed near'
  | 'pressed far'
  /** There is a position now. */
  | 'found near'
  | 'found far'
  /** Location was switched off or refused. */
  | 'lost'
  /** The visitor or the page moved the map somewhere else. */
  | 'moved'
  /** Answers to the notice that the visitor is far away. */
  | 'chose to go there'
  | 'chose to return'
  /** The device doesn't know the direction. */
  | 'no heading';

/** Events that aren't listed change nothing. */
const STEPS: Record<LocateMode, Partial<Record<LocateEvent, LocateMode>>> = {
  free: {
    'pressed unfound': 'finding',
    'pressed near': 'following',
    'pressed far': 'far',
  },
  finding: {
    'found near': 'following',
    'found far': 'far',
    lost: 'free',
  },
  far: {
    'chose to go there': 'following',
    // Pressing again after reading the distance means that the visitor wants to see it: themselves, and the nearest
    // pin.
    'pressed far': 'following',
    'pressed near': 'following',
    'chose to return': 'free',
    moved: 'free',
    lost: 'free',
  },
  following: {
    'pressed near': 'heading',
    'pressed far': 'heading',
    'chose to return': 'free',
    moved: 'free',
    lost: 'free',
  },
  heading: {
    'pressed near': 'following',
    'pressed far': 'following',
    'no heading': 'following',
    'chose to return': 'free',
    moved: 'free',
    lost: 'free',
  },
};

export function nextMode(mode: LocateMode, event: LocateEvent): LocateMode {
  return STEPS[mode][event] ?? mode;
}

export function isFollowing(mode: LocateMode): boolean {
  return mode === 'following' || mode === 'heading';
}
