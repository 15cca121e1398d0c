import { type Refusal, refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';

/** Stands in an event table where the event was repeated or came too late, and changes nothing. */
export const STAY = Symbol('stay');

/** Stands in an event table where this event can't occur in this state. */
export const NEVER = Symbol('never');

export type Step<State extends string> = State | typeof STAY | typeof NEVER;

/** A state machine driven by external events: every state has an entry for every event. */
export type EventTable<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Record<Event, Step<State>>>>
>;

export type Move<State extends string> = { readonly state: State; readonly changed: boolean };

/**
 * The state after an event. Events may repeat and arrive in any order: only `changed` requires action, so that each
 * effect happens once. An impossible event is refused.
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
