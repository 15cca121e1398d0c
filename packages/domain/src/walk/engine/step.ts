import { preparePlan } from '../plan/prepared-plan.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';
import { updateZones } from '../zones/zone-membership.ts';
import { handleAudio } from './audio-events.ts';
import { dropFromQueue, markMissed } from './fire-stop.ts';
import { trackPath, updateOffRoute } from './path-progress.ts';
import { filterFix, followTrail } from './position-filter.ts';
import { RULES, type WalkRules } from './rules.ts';
import { settle } from './settle.ts';
import { handlePermission, handleVisibility, notifyFound } from './signal.ts';
import type { StepContext } from './step-context.ts';
import { rearmStops, triggerStops } from './trigger-stops.ts';
import { handleUser } from './user-events.ts';
import type { Fix, WalkCommand, WalkEvent } from './walk-event.ts';
import type { WalkDraft, WalkState } from './walk-state.ts';
import { beginWalk } from './walking-order.ts';

type WalkStep = { readonly state: WalkState; readonly commands: readonly WalkCommand[] };

/**
 * Computes the next state and the commands for an event. It is a pure function: no clock, no device, no randomness; a
 * state that was stored and restored continues identically. Every play command must be answered by an audio event:
 * started, then ended or failed. Time comes from the events.
 */
export function step(
  plan: WalkPlan,
  state: WalkState,
  event: WalkEvent,
  rules: WalkRules = RULES,
): WalkStep {
  const now = Math.max(state.now, event.t);
  const context: StepContext = { plan: preparePlan(plan), rules, now, commands: [] };
  const changed = handle(context, { ...state, now }, event);
  return { state: settle(context, changed), commands: context.commands };
}

function handle(context: StepContext, state: WalkDraft, event: WalkEvent): WalkState {
  switch (event.type) {
    case 'fix':
      return handleFix(context, state, event);
    case 'audio':
      return handleAudio(context, state, event);
    case 'user':
      return handleUser(context, state, event);
    case 'visible':
      return handleVisibility(context, state, event);
    case 'permission':
      return handlePermission(context, state, event);
    case 'tick':
      return state;
  }
}

/**
 * The updates for every fix, in this order. They share one draft, because copying the state in each took a quarter of
 * the time in Firefox.
 */
const UPDATES: readonly ((context: StepContext, draft: WalkDraft) => void)[] = [
  notifyFound,
  followTrail,
  trackPath,
  updateZones,
];

/** The decisions that follow the updates, in this order. */
const DECISIONS: readonly ((context: StepContext, state: WalkState) => WalkState)[] = [
  beginWalk,
  rearmStops,
  triggerStops,
  markMissed,
  dropFromQueue,
  updateOffRoute,
];

function handleFix(context: StepContext, draft: WalkDraft, fix: Fix): WalkState {
  if (draft.phase !== 'walking' || context.plan.plan.mode === 'off') return draft;
  if (!filterFix(context, draft, fix)) return draft;
  for (const update of UPDATES) update(context, draft);
  let decided: WalkState = draft;
  for (const decide of DECISIONS) decided = decide(context, decided);
  return decided;
}
