import { acdcLane } from './acdc-lane.ts';
import { blockArcade } from './block-arcade.ts';
import { centrePlace } from './centre-place.ts';
import { cover } from './cover.ts';
import { degravesStreet } from './degraves-street.ts';
import { hardwareLane } from './hardware-lane.ts';
import { hosierLane } from './hosier-lane.ts';
import { royalArcade } from './royal-arcade.ts';

export const lanewaysForFirstTimers = {
  cover,
  'hosier-lane': hosierLane,
  'acdc-lane': acdcLane,
  'degraves-street': degravesStreet,
  'centre-place': centrePlace,
  'block-arcade': blockArcade,
  'royal-arcade': royalArcade,
  'hardware-lane': hardwareLane,
};
