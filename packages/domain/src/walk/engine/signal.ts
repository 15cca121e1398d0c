import type { StepContext } from './step-context.ts';
import type { LocationPermission, WalkDraft, WalkState } from './walk-state.ts';

/** True for permissions with which positions are available. */
const IS_LOCATED: Record<LocationPermission, boolean> = {
  unknown: true,
  granted: true,
  approximate: true,
  refused: false,
  unavailable: false,
};

export function isLocated({ permission }: Pick<WalkState, 'permission'>): boolean {
  return IS_LOCATED[permission];
}

/** True if the walk currently follows the position, so that missing fixes are noticed. */
export function isFollowed(state: WalkState): boolean {
  return state.phase === 'walking' && state.fixAwaitedSince !== null && isLocated(state);
}

/** Notifies a walker who hasn't had a usable fix for long, so that they can play from the list. */
export function notifyLost(context: StepContext, state: WalkState): WalkState {
  if (!isFollowed(state) || state.isLost || state.isAtEnd || state.isFinished) return state;
  const waited = context.now - (state.fixAwaitedSince ?? context.now);
  if (waited < context.rules.lostSeconds * 1000) return state;
  context.commands.push({ type: 'chime' }, { type: 'tell', notice: { what: 'lost' } });
  return { ...state, isLost: true };
}

export function notifyFound(context: StepContext, draft: WalkDraft): void {
  if (draft.isLost) context.commands.push({ type: 'tell', notice: { what: 'found' } });
  draft.isLost = false;
  draft.fixAwaitedSince = context.now;
}

/** Starts waiting for the next fix, in a walk that follows the position. */
export function awaitFix({ plan, now }: StepContext, state: WalkState): WalkState {
  const isAwaited = state.phase === 'walking' && state.isVisible && plan.plan.mode !== 'off';
  return { ...state, fixAwaitedSince: isAwaited ? now : null };
}

export function handlePermission(
  context: StepContext,
  state: WalkState,
  { what }: { readonly what: LocationPermission },
): WalkState {
  const isLost = state.isLost && IS_LOCATED[what];
  return awaitFix(context, { ...state, permission: what, isLost });
}

/**
 * A hidden page gets no positions, but its audio continues. After its return, passed stops are determined before more
 * than one stop starts.
 */
export function handleVisibility(
  context: StepContext,
  state: WalkState,
  { isVisible }: { readonly isVisible: boolean },
): WalkState {
  if (isVisible === state.isVisible) return state;
  const changed = awaitFix(context, { ...state, isVisible, doubt: null, suspectedJump: null });
  if (state.phase !== 'walking' || context.plan.plan.mode === 'off') return changed;
  if (isVisible) return { ...changed, catchUp: { since: context.now, hasFired: false } };
  context.commands.push({ type: 'tell', notice: { what: 'hidden' } });
  return changed;
}

export function endCatchUp({ now, rules }: StepContext, state: WalkState): WalkState {
  if (state.catchUp === null) return state;
  const isOver = now - state.catchUp.since > rules.catchUpSeconds * 1000;
  return isOver ? { ...state, catchUp: null } : state;
}
