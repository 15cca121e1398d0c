export const WALK_MODES = ['ordered', 'free', 'off'] as const;
/** In walking order, in any order, or not at all. */
export type WalkMode = (typeof WALK_MODES)[number];

/** How well a position can be had between the houses there. */
export const SURROUNDINGS = ['open', 'town', 'dense', 'mixed'] as const;
export type Surroundings = (typeof SURROUNDINGS)[number];

/** How a guide is walked. */
export type WalkSettings = {
  readonly mode: WalkMode;
  /** Whether it ends where it began, so that someone may begin anywhere. */
  readonly loop: boolean;
  readonly surroundings: Surroundings;
};

/** What a guide has whose creator chose nothing. */
export const DEFAULT_WALK_SETTINGS: WalkSettings = {
  mode: 'ordered',
  loop: false,
  surroundings: 'mixed',
};
