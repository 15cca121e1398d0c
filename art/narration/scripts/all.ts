import type { Narration } from '../narration.ts';
import { lanewaysForFirstTimers } from './01-laneways-for-first-timers.ts';
import { theUpsideDownRiver } from './02-the-upside-down-river.ts';
import { goldRushGrandeur } from './03-gold-rush-grandeur.ts';
import { queenVicMarketMorning } from './04-queen-vic-market-morning.ts';
import { fitzroyLoudAndSlow } from './05-fitzroy-loud-and-slow.ts';
import { stKildaSaltAir } from './06-st-kilda-salt-air.ts';
import { gardensGumsAndTheShrine } from './07-gardens-gums-and-the-shrine.ts';
import { cityOfTrams } from './08-city-of-trams.ts';
import { williamstownTides } from './09-williamstown-tides.ts';

/** The narration of every demo guide, in the order of the guides. */
export const narrations: readonly Narration[] = [
  lanewaysForFirstTimers,
  theUpsideDownRiver,
  goldRushGrandeur,
  queenVicMarketMorning,
  fitzroyLoudAndSlow,
  stKildaSaltAir,
  gardensGumsAndTheShrine,
  cityOfTrams,
  williamstownTides,
];
