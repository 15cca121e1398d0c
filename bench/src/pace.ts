/** The durations, in seconds, and the counts of all measurements. */
export type Pace = {
  /** Load before the first measured run, shared among the servers, until processors and compilers are stable. */
  readonly openingWarmUp: number;
  /** Load on each server before it is measured at a new address. */
  readonly warmUp: number;
  readonly measuredRun: number;
  /** The number of times that the servers take turns. */
  readonly rounds: number;
  /** The number of times that the program is started. */
  readonly starts: number;
  /** The number of new visitors that open the page. */
  readonly visits: number;
  /** The number of drags of the map at each zoom: an even number, because it goes there and back. */
  readonly pans: number;
  /** The number of parts of the map that are requested at each zoom. */
  readonly views: number;
  /** The number of simulated walks in each of the surroundings. */
  readonly walks: number;
  /** The number of times that each guide is walked with a phone. */
  readonly soundWalks: number;
  /** The number of guides to search and to show: a few, and many. */
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
