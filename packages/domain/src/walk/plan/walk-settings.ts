export const WALK_MODES = ['ordered', 'free', 'off'] as const;
/** In walking order, in any order, or not at all. */
export type WalkMode = (typeof WALK_MODES)[number];

/** How accurate positions are between the buildings there. */
export const SURROUNDINGS = ['open', 'town', 'dense', 'mixed'] as const;
export type Surroundings = (typeof SURROUNDINGS)[number];

export type WalkSettings = {
  readonly mode: WalkMode;
  /** Whether it ends where it began, so that walkers may begin anywhere. */
  readonly loop: boolean;
  readonly surroundings: Surroundings;
};

export const DEFAULT_WALK_SETTINGS: WalkSettings = {
  mode: 'ordered',
  loop: false,
  surroundings: 'mixed',
};
