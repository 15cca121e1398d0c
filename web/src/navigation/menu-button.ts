import { DOUBLE_TAP_WINDOW_MS, LONG_PRESS_MS, NAV_BAR_AUTO_HIDE_MS } from '@laneway/domain/timing';

/** What keeps the nav bar from hiding while it is inside the bar. */
export type BarHolder = 'pointer' | 'focus';

/** The floating button and its nav bar. All times are in milliseconds of one and the same clock. */
export type MenuState = {
  readonly isBarShown: boolean;
  /** When the bar hides by itself; null while hidden or held. */
  readonly hidesAt: number | null;
  readonly heldBy: readonly BarHolder[];
  /** When the button was pressed down; null while it is up. */
  readonly pressedAt: number | null;
  /** The tap that the next one would double; null when there is none. */
  readonly lastTapAt: number | null;
};

export type MenuEvent =
  | { readonly type: 'press'; readonly at: number }
  /** The pointer came up on the button: a tap, or the end of a long press. */
  | { readonly type: 'release'; readonly at: number }
  /** The pointer slid away, or the system took it: neither tap nor long press. */
  | { readonly type: 'cancel' }
  /** The button was worked by keyboard or by assistive technology, which know no press. */
  | { readonly type: 'tap'; readonly at: number }
  | { readonly type: 'hold'; readonly by: BarHolder }
  | { readonly type: 'letGo'; readonly by: BarHolder; readonly at: number }
  | { readonly type: 'tick'; readonly at: number }
  /** Escape, or something in the bar was chosen. */
  | { readonly type: 'dismiss' };

export type MenuEffect = 'none' | 'goHome' | 'toggleFullscreen';

export type MenuStep = { readonly state: MenuState; readonly effect: MenuEffect };

export const INITIAL_MENU_STATE: MenuState = {
  isBarShown: false,
  hidesAt: null,
  heldBy: [],
  pressedAt: null,
  lastTapAt: null,
};

/** What an event makes of the menu, and what is to be done about it. */
export function menuStep(state: MenuState, event: MenuEvent): MenuStep {
  switch (event.type) {
    case 'press':
      return quietly({ ...state, pressedAt: event.at });
    case 'release':
      return release(state, event.at);
    case 'cancel':
      return quietly({ ...state, pressedAt: null });
    case 'tap':
      return tap(state, event.at);
    case 'hold':
      return quietly({
        ...state,
        heldBy: [...without(state.heldBy, event.by), event.by],
        hidesAt: null,
      });
    case 'letGo':
      return quietly(letGo(state, event.by, event.at));
    case 'tick':
      return quietly(isDue(state.hidesAt, event.at) ? hidden(state) : state);
    case 'dismiss':
      return quietly(hidden(state));
  }
}

/** True once the press has lasted long enough; for showing that letting go will count as one. */
export function isLongPress({ pressedAt }: MenuState, at: number): boolean {
  return pressedAt !== null && at - pressedAt >= LONG_PRESS_MS;
}

/** When a tick or another look at the press is next due; null when time alone changes nothing. */
export function nextMenuMoment({ hidesAt, pressedAt }: MenuState, now: number): number | null {
  const moments = [hidesAt, pressedAt === null ? null : pressedAt + LONG_PRESS_MS];
  const due = moments.filter((moment) => moment !== null && moment > now) as number[];
  return due.length === 0 ? null : Math.min(...due);
}

/**
 * A long press acts when it ends and not when it has lasted long enough: browsers grant fullscreen
 * on touch screens only in answer to a finger that lifts.
 */
function release(state: MenuState, at: number): MenuStep {
  if (state.pressedAt === null) return quietly(state);
  const up = { ...state, pressedAt: null };
  return isLongPress(state, at)
    ? { state: { ...up, lastTapAt: null }, effect: 'toggleFullscreen' }
    : tap(up, at);
}

/** A single tap answers at once and does not wait to see whether it will be doubled. */
function tap(state: MenuState, at: number): MenuStep {
  const isSecond = state.lastTapAt !== null && at - state.lastTapAt <= DOUBLE_TAP_WINDOW_MS;
  if (isSecond) return { state: { ...hidden(state), lastTapAt: null }, effect: 'goHome' };
  const toggled = state.isBarShown ? hidden(state) : shown(state, at);
  return quietly({ ...toggled, lastTapAt: at });
}

function letGo(state: MenuState, by: BarHolder, at: number): MenuState {
  const left = { ...state, heldBy: without(state.heldBy, by) };
  return state.isBarShown ? shown(left, at) : left;
}

function shown(state: MenuState, at: number): MenuState {
  const hidesAt = state.heldBy.length > 0 ? null : at + NAV_BAR_AUTO_HIDE_MS;
  return { ...state, isBarShown: true, hidesAt };
}

/** A bar that is gone can no longer be left, so nothing holds it from now on. */
function hidden(state: MenuState): MenuState {
  return { ...state, isBarShown: false, hidesAt: null, heldBy: [] };
}

function without(holders: readonly BarHolder[], gone: BarHolder): readonly BarHolder[] {
  return holders.filter((holder) => holder !== gone);
}

function isDue(moment: number | null, now: number): boolean {
  return moment !== null && now >= moment;
}

function quietly(state: MenuState): MenuStep {
  return { state, effect: 'none' };
}
