import type { PreparedPlan } from '../plan/prepared-plan.ts';
import type { WalkRules } from './rules.ts';
import type { WalkCommand } from './walk-event.ts';

/** One step while it is made: what it is decided by, and the commands so far, to which the rules add theirs. */
export type Turn = {
  readonly plan: PreparedPlan;
  readonly rules: WalkRules;
  /** The latest time of any event, in milliseconds. */
  readonly now: number;
  readonly commands: WalkCommand[];
};
