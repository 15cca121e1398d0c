import type { Spot } from '../plan/local-frame.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';
import type { Surroundings } from '../plan/walk-settings.ts';
import { type Behaviour, behaviourOf } from './behaviours.ts';
import { itineraryOf } from './itinerary.ts';
import { createRandom } from './random.ts';
import { createReceiver, type Reading, type Sky, skyOf } from './receiver.ts';
import type { Route } from './route.ts';
import { walk } from './walker.ts';

export type Second = {
  /** Milliseconds since the start. */
  readonly t: number;
  readonly spot: Spot;
  /** Metres along the route's line; NaN off it. */
  readonly along: number;
  /** The phone's reading; null for no fix. */
  readonly reading: Reading | null;
  readonly isHidden: boolean;
};

/**
 * A walk without an engine: the true positions, and the phone's readings. It doesn't depend on the zones, so different
 * ones can be compared on the same walk.
 */
export type Recording = {
  readonly sky: Sky;
  readonly behaviour: Behaviour;
  readonly seconds: readonly Second[];
};

export type RecordingOptions = {
  readonly seed: number;
  readonly surroundings: Surroundings;
  /** Null for a random one with realistic frequencies. */
  readonly behaviour: Behaviour | null;
};

const HIDDEN_SECONDS = [60, 300] as const;
/** Separate random streams for each part, so that a change of one doesn't affect the others. */
const STREAMS = { kind: 0, itinerary: 1, walker: 2, receiver: 3 } as const;

export function recordWalk(plan: WalkPlan, route: Route, options: RecordingOptions): Recording {
  const kind = createRandom(options.seed, STREAMS.kind);
  const sky = skyOf(options.surroundings, kind);
  const drawn = behaviourOf(kind);
  const behaviour = options.behaviour ?? drawn;
  const itinerary = itineraryOf(
    plan,
    route,
    behaviour,
    createRandom(options.seed, STREAMS.itinerary),
  );
  const receiver = createReceiver(sky, createRandom(options.seed, STREAMS.receiver));
  const steps = walk(itinerary, createRandom(options.seed, STREAMS.walker));
  const [hiddenFrom, hiddenSeconds] = [
    kind.uniform() * steps.length,
    kind.between(...HIDDEN_SECONDS),
  ];
  const seconds = steps.map(({ second, spot, along, ahead }, at) => {
    const isHidden = behaviour === 'hidden' && at >= hiddenFrom && at < hiddenFrom + hiddenSeconds;
    // The receiver is read anyway, because its errors continue while the phone is hidden.
    const reading = receiver.read(spot, ahead);
    return { t: second * 1_000, spot, along, reading: isHidden ? null : reading, isHidden };
  });
  return { sky, behaviour, seconds };
}
