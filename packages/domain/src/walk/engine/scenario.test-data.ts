import type { WalkPlan } from '../plan/walk-plan.ts';
import type { WalkRules } from './rules.ts';
import type { RunOptions } from './run-walk.test-data.ts';
import type { WalkEvent } from './walk-event.ts';

/** A walk as data, and what is heard and told on it. */
export type Scenario = {
  readonly name: string;
  readonly plan: WalkPlan;
  readonly events: readonly WalkEvent[];
  readonly player?: RunOptions['player'];
  readonly log: readonly string[];
  readonly prefetched?: readonly string[];
  readonly signals?: readonly string[];
  /** The stops that someone has visited in the end. */
  readonly visited?: readonly number[];
  /** Rules without which this walk would be another, and the values that switch each off. */
  readonly without?: Partial<Record<keyof WalkRules, readonly number[]>>;
};
