import type { WalkPlan } from '../plan/walk-plan.ts';
import { RULES, type WalkRules } from './rules.ts';
import { step } from './step.ts';
import type { WalkCommand, WalkEvent, WalkNotice } from './walk-event.ts';
import { startState, type WalkState } from './walk-state.ts';
import { walkView } from './walk-view.ts';

/** The assumed length of audio whose length is unknown. */
const AUDIO_SECONDS = 20;

export type WalkRun = {
  /** The commands, as '61 play 1': second, command, stop. Prefetching is left out. */
  readonly log: readonly string[];
  readonly prefetched: readonly string[];
  /** The signal quality, whenever it changed: '15 weak'. */
  readonly signals: readonly string[];
  readonly state: WalkState;
};

export type RunOptions = {
  readonly rules?: WalkRules;
  /** Applied to every state before it is used, to test whether a copy works as well. */
  readonly passOn?: (state: WalkState) => WalkState;
  /** The player's behaviour; by default it plays everything to the end. */
  readonly player?: 'plays' | 'fails' | 'silent';
};

/** Walks a plan with a player that obeys every command at once. */
export function runWalk(
  plan: WalkPlan,
  events: readonly WalkEvent[],
  { rules = RULES, passOn = (state) => state, player = 'plays' }: RunOptions = {},
): WalkRun {
  const log: string[] = [];
  const prefetched: string[] = [];
  const signals: string[] = [];
  let signal = 'none';
  let state = startState(plan);
  let playing: { readonly stopId: number; readonly from: number; readonly to: number } | null =
    null;

  const feed = (event: WalkEvent): void => {
    const result = step(plan, passOn(state), event, rules);
    state = result.state;
    const view = walkView(plan, state, rules);
    if (view.signal !== signal) signals.push(`${Math.round(event.t / 1000)} ${view.signal}`);
    signal = view.signal;
    for (const command of result.commands) execute(command, event.t);
  };
  const execute = (command: WalkCommand, t: number): void => {
    const line = `${Math.round(t / 1000)} ${printCommand(command)}`;
    if (command.type === 'prefetch') prefetched.push(line);
    else log.push(line);
    if (command.type === 'silence') stop(t);
    if (command.type === 'play') play(command.stopId, t);
  };
  const play = (stopId: number, t: number): void => {
    if (player === 'fails') feed({ type: 'audio', t, stopId, what: 'failed', heard: 0 });
    if (player !== 'plays') return;
    if (playing !== null && playing.stopId !== stopId) log.push('two at once');
    const stopOfPlan = plan.stops.find(({ id }) => id === stopId);
    playing = { stopId, from: t, to: t + 1000 * (stopOfPlan?.audioSeconds ?? AUDIO_SECONDS) };
    feed({ type: 'audio', t, stopId, what: 'started', heard: 0 });
  };
  const stop = (t: number): void => {
    if (playing === null) return;
    const { stopId, from, to } = playing;
    playing = null;
    feed({ type: 'audio', t, stopId, what: 'paused', heard: (t - from) / (to - from) });
  };
  const playUntil = (t: number): void => {
    while (playing !== null && playing.to <= t) {
      const { stopId, to } = playing;
      playing = null;
      feed({ type: 'audio', t: to, stopId, what: 'ended', heard: 1 });
    }
  };

  for (const event of events) {
    playUntil(event.t);
    feed(event);
  }
  playUntil(Infinity);
  return { log, prefetched, signals, state };
}

export function printCommand(command: WalkCommand): string {
  switch (command.type) {
    case 'chime':
      return 'chime';
    case 'tell':
      return printNotice(command.notice);
    case 'play':
    case 'queue':
    case 'silence':
    case 'prefetch':
      return `${command.type} ${command.stopId}`;
  }
}

function printNotice(notice: WalkNotice): string {
  switch (notice.what) {
    case 'ask':
    case 'unheard':
      return `${notice.what} ${notice.stopId}`;
    case 'left':
      return `left ${notice.stopIds.join(' ')}`;
    case 'missed':
      return `missed ${notice.stopIds.join(' ')}${notice.because === 'order' ? ', held back' : ''}`;
    case 'offRoute':
    case 'backOnRoute':
    case 'lost':
    case 'found':
    case 'hidden':
    case 'finished':
      return notice.what;
  }
}
