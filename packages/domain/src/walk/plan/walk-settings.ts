export const WALK_MODES = ['ordered', 'free', 'off'] as const;
/** Stops are walked in order or in any order, or the guide isn't walked. */
export type WalkMode = (typeof WALK_MODES)[number];

/** The kind of surroundings, which decides how accurate positions are. */
export const SURROUNDINGS = ['open', 'town', 'dense', 'mixed'] as const;
export type Surroundings = (typeof SURROUNDINGS)[number];

export type WalkSettings = {
  readonly mode: WalkMode;
  /** True if it ends where it began, so that walkers may begin anywhere. */
  readonly loop: boolean;
  readonly surroundings: Surroundings;
};

export const DEFAULT_WALK_SETTINGS: WalkSettings = {
  mode: 'ordered',
  loop: false,
  surroundings: 'mixed',
};
