import type { WalkPlan } from '../plan/walk-plan.ts';
import type { WalkRules } from './rules.ts';
import type { RunOptions } from './run-walk.test-data.ts';
import type { WalkEvent } from './walk-event.ts';

/** A walk as data, with the audio and notices that are expected. */
export type Scenario = {
  readonly name: string;
  readonly plan: WalkPlan;
  readonly events: readonly WalkEvent[];
  readonly player?: RunOptions['player'];
  readonly log: readonly string[];
  readonly prefetched?: readonly string[];
  readonly signals?: readonly string[];
  /** The stops that have been visited at the end. */
  readonly visited?: readonly number[];
  /** The rules that this walk depends on, with the values that disable each of them. */
  readonly without?: Partial<Record<keyof WalkRules, readonly number[]>>;
};
