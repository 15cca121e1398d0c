/** How long everything takes, in seconds where not said otherwise. */
export type Pace = {
  /** Load before the first measured run, shared among the servers: processors and compilers settle. */
  readonly openingWarmUp: number;
  /** Load on each server before it is measured at a new address. */
  readonly warmUp: number;
  readonly measuredRun: number;
  /** How often the servers take turns. */
  readonly rounds: number;
  /** How often the program is started. */
  readonly starts: number;
  /** How many new visitors open the page. */
  readonly visits: number;
  /** How often the map is dragged at each zoom: an even number, as it goes there and back. */
  readonly pans: number;
  /** How many parts of the map are looked at, at each zoom. */
  readonly views: number;
  /** How many walks are simulated in each of the surroundings. */
  readonly walks: number;
  /** How often each guide is walked with a phone. */
  readonly soundWalks: number;
  /** How many guides there are to search and to look at: a few, and many. */
  readonly catalogues: readonly [small: number, large: number];
};

export const PACES = {
  full: {
    openingWarmUp: 40,
    warmUp: 5,
    measuredRun: 2.5,
    rounds: 5,
    starts: 7,
    visits: 5,
    pans: 4,
    views: 40,
    walks: 1_000,
    soundWalks: 2,
    catalogues: [10_000, 100_000],
  },
  /** For trying out a change: the figures are rough. */
  quick: {
    openingWarmUp: 6,
    warmUp: 1.5,
    measuredRun: 1.5,
    rounds: 2,
    starts: 3,
    visits: 2,
    pans: 2,
    views: 10,
    walks: 100,
    soundWalks: 1,
    catalogues: [1_000, 5_000],
  },
} as const satisfies Record<string, Pace>;
