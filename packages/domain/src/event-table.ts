import { type Refusal, refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';

/** In an event table: the report came twice or too late and changes nothing. */
export const STAY = Symbol('stay');

/** In an event table: nothing honest can cause this report in this state. */
export const NEVER = Symbol('never');

export type Step<State extends string> = State | typeof STAY | typeof NEVER;

/** A machine that outside reports drive: every state answers every event, in the open. */
export type EventTable<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Record<Event, Step<State>>>>
>;

export type Move<State extends string> = { readonly state: State; readonly changed: boolean };

/**
 * The state after a report. Reports may repeat and arrive in any order: only `changed` asks for
 * action, so that each effect happens once. A report that cannot be true is refused.
 */
export function advance<State extends string, Event extends string>(
  table: EventTable<State, Event>,
  state: State,
  event: Event,
): Result<Move<State>, Refusal> {
  const step: Step<State> = table[state][event];
  if (step === NEVER) return fail(refusal('conflict', `'${event}' cannot happen in '${state}'`));
  return step === STAY ? ok({ state, changed: false }) : ok({ state: step, changed: true });
}
