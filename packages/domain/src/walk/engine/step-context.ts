import type { PreparedPlan } from '../plan/prepared-plan.ts';
import type { WalkRules } from './rules.ts';
import type { WalkCommand } from './walk-event.ts';

/** The context of one engine step. The rules add their commands to the list. */
export type StepContext = {
  readonly plan: PreparedPlan;
  readonly rules: WalkRules;
  /** The latest time of any event, in milliseconds. */
  readonly now: number;
  readonly commands: WalkCommand[];
};
