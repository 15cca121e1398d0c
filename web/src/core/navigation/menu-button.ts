import { DOUBLE_TAP_WINDOW_MS, LONG_PRESS_MS, NAV_BAR_AUTO_HIDE_MS } from '@laneway/domain/timing';

/** The things that keep the nav bar open while they are inside it. */
export type BarHolder = 'pointer' | 'focus';

/** The floating button and its nav bar. All times are in milliseconds of the same clock. */
export type MenuState = {
  readonly isBarShown: boolean;
  /** The time when the bar hides automatically; null while hidden or held open. */
  readonly hidesAt: number | null;
  readonly heldBy: readonly BarHolder[];
  /** The time when the button was pressed down; null while it is up. */
  readonly pressedAt: number | null;
  /** The tap that a second one would make a double tap; null when there is none. */
  readonly lastTapAt: number | null;
};

export type MenuEvent =
  | { readonly type: 'press'; readonly at: number }
  /** The pointer was released on the button: a tap, or the end of a long press. */
  | { readonly type: 'release'; readonly at: number }
  /** The pointer moved away, or the system cancelled it: neither tap nor long press. */
  | { readonly type: 'cancel' }
  /** From the keyboard or assistive technology, which send no press and release. */
  | { readonly type: 'tap'; readonly at: number }
  | { readonly type: 'hold'; readonly by: BarHolder }
  | { readonly type: 'letGo'; readonly by: BarHolder; readonly at: number }
  | { readonly type: 'tick'; readonly at: number }
  /** Escape, or an item of the bar was chosen. */
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

/** The state after an event, and the effect to carry out. */
export function menuStep(state: MenuState, event: MenuEvent): MenuStep {
  switch (event.type) {
    case 'press':
      return withoutEffect({ ...state, pressedAt: event.at });
    case 'release':
      return release(state, event.at);
    case 'cancel':
      return withoutEffect({ ...state, pressedAt: null });
    case 'tap':
      return tap(state, event.at);
    case 'hold':
      return withoutEffect({
        ...state,
        heldBy: [...without(state.heldBy, event.by), event.by],
        hidesAt: null,
      });
    case 'letGo':
      return withoutEffect(letGo(state, event.by, event.at));
    case 'tick':
      return withoutEffect(isDue(state.hidesAt, event.at) ? hidden(state) : state);
    case 'dismiss':
      // A tap on the button, an item and the button again are no double tap.
      return withoutEffect({ ...hidden(state), lastTapAt: null });
  }
}

/** True once the press has lasted long enough, so that the button can show it. */
export function isLongPress({ pressedAt }: MenuState, at: number): boolean {
  return pressedAt !== null && at - pressedAt >= LONG_PRESS_MS;
}

/** The time when the state next changes automatically; null if it doesn't. */
export function nextMenuMoment({ hidesAt, pressedAt }: MenuState, now: number): number | null {
  const moments = [hidesAt, pressedAt === null ? null : pressedAt + LONG_PRESS_MS];
  const due = moments.filter((moment) => moment !== null && moment > now) as number[];
  return due.length === 0 ? null : Math.min(...due);
}

/** A long press acts when it ends: on touch screens, browsers allow full screen only when a finger lifts. */
function release(state: MenuState, at: number): MenuStep {
  if (state.pressedAt === null) return withoutEffect(state);
  const up = { ...state, pressedAt: null };
  return isLongPress(state, at)
    ? { state: { ...up, lastTapAt: null }, effect: 'toggleFullscreen' }
    : tap(up, at);
}

/** A single tap acts at once, without waiting for a second one. */
function tap(state: MenuState, at: number): MenuStep {
  const isSecond = state.lastTapAt !== null && at - state.lastTapAt <= DOUBLE_TAP_WINDOW_MS;
  if (isSecond) return { state: { ...hidden(state), lastTapAt: null }, effect: 'goHome' };
  const toggled = state.isBarShown ? hidden(state) : shown(state, at);
  return withoutEffect({ ...toggled, lastTapAt: at });
}

function letGo(state: MenuState, by: BarHolder, at: number): MenuState {
  const left = { ...state, heldBy: without(state.heldBy, by) };
  return state.isBarShown ? shown(left, at) : left;
}

function shown(state: MenuState, at: number): MenuState {
  const hidesAt = state.heldBy.length > 0 ? null : at + NAV_BAR_AUTO_HIDE_MS;
  return { ...state, isBarShown: true, hidesAt };
}

/** Pointer and focus can't leave a hidden bar, so nothing holds it open any more. */
function hidden(state: MenuState): MenuState {
  return { ...state, isBarShown: false, hidesAt: null, heldBy: [] };
}

function without(holders: readonly BarHolder[], gone: BarHolder): readonly BarHolder[] {
  return holders.filter((holder) => holder !== gone);
}

function isDue(moment: number | null, now: number): boolean {
  return moment !== null && now >= moment;
}

function withoutEffect(state: MenuState): MenuStep {
  return { state, effect: 'none' };
}
