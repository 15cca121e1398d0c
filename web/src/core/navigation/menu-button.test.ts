import { describe, expect, it } from 'vitest';
import {
  INITIAL_MENU_STATE,
  isLongPress,
  type MenuEffect,
  type MenuEvent,
  type MenuState,
  menuStep,
  nextMenuMoment,
} from './menu-button.ts';

function play(...events: readonly MenuEvent[]): { state: MenuState; effects: MenuEffect[] } {
  let state = INITIAL_MENU_STATE;
  const effects: MenuEffect[] = [];
  for (const event of events) {
    const step = menuStep(state, event);
    state = step.state;
    if (step.effect !== 'none') effects.push(step.effect);
  }
  return { state, effects };
}

const tap = (at: number): MenuEvent => ({ type: 'tap', at });
const press = (at: number): MenuEvent => ({ type: 'press', at });
const release = (at: number): MenuEvent => ({ type: 'release', at });
const tick = (at: number): MenuEvent => ({ type: 'tick', at });
const hold = (by: 'pointer' | 'focus'): MenuEvent => ({ type: 'hold', by });
const letGo = (by: 'pointer' | 'focus', at: number): MenuEvent => ({ type: 'letGo', by, at });

describe('the nav bar', () => {
  it.each([
    ['is hidden to begin with', [], false],
    ['is shown by a tap', [tap(0)], true],
    ['is shown by a short press', [press(0), release(100)], true],
    ['is hidden by a second tap that is no double', [tap(0), tap(301)], false],
    ['stays for 5 seconds', [tap(0), tick(4999)], true],
    ['is hidden after 5 seconds', [tap(0), tick(5000)], false],
    ['stays while the pointer is inside', [tap(0), hold('pointer'), tick(60_000)], true],
    ['stays while the focus is inside', [tap(0), hold('focus'), tick(60_000)], true],
    [
      'stays until both have left',
      [tap(0), hold('focus'), hold('pointer'), letGo('pointer', 1000), tick(60_000)],
      true,
    ],
    [
      'stays for the full time again once left',
      [tap(0), hold('pointer'), letGo('pointer', 4000), tick(8999)],
      true,
    ],
    [
      'is hidden after that time',
      [tap(0), hold('pointer'), letGo('pointer', 4000), tick(9000)],
      false,
    ],
    ['is hidden on request, held or not', [tap(0), hold('focus'), { type: 'dismiss' }], false],
    [
      'hides by itself again after it was hidden while held',
      [tap(0), hold('focus'), { type: 'dismiss' }, tap(1000), tick(6000)],
      false,
    ],
    [
      'is not shown by something that leaves it late',
      [tap(0), { type: 'dismiss' }, letGo('focus', 10)],
      false,
    ],
  ] satisfies [string, MenuEvent[], boolean][])('%s', (_rule, events, isShown) => {
    expect(play(...events).state.isBarShown).toBe(isShown);
  });
});

describe('the button', () => {
  it.each([
    ['a second tap within 300 ms goes home', [tap(0), tap(300)], ['goHome']],
    [
      'two short presses count as taps',
      [press(0), release(50), press(150), release(200)],
      ['goHome'],
    ],
    ['a later one does not', [tap(0), tap(301)], []],
    ['a third tap is a first again', [tap(0), tap(100), tap(200)], ['goHome']],
    ['four taps are two doubles', [tap(0), tap(100), tap(200), tap(300)], ['goHome', 'goHome']],
    ['a press of 2 seconds toggles fullscreen', [press(0), release(2000)], ['toggleFullscreen']],
    ['a shorter one does not', [press(0), release(1999)], []],
    ['a press that slid away does nothing', [press(0), { type: 'cancel' }, release(3000)], []],
    [
      'a tap just before a long press is no double with it',
      [tap(0), press(100), release(2100)],
      ['toggleFullscreen'],
    ],
    [
      'a tap just after a long press is no double with it',
      [press(0), release(2000), tap(2100)],
      ['toggleFullscreen'],
    ],
  ] satisfies [string, MenuEvent[], MenuEffect[]][])('%s', (_rule, events, effects) => {
    expect(play(...events).effects).toEqual(effects);
  });

  it('hides the bar when it goes home', () => {
    expect(play(tap(0), tap(200)).state.isBarShown).toBe(false);
  });

  it('doesn’t change the bar on a long press', () => {
    expect(play(press(0), release(2000)).state.isBarShown).toBe(false);
    expect(play(tap(0), press(1000), release(3000)).state.isBarShown).toBe(true);
  });

  it('reports when a press counts as long', () => {
    const { state } = play(press(0));
    expect([isLongPress(state, 1999), isLongPress(state, 2000)]).toEqual([false, true]);
  });
});

describe('the next timer', () => {
  it('is due when the bar hides or when a press becomes long', () => {
    expect(nextMenuMoment(INITIAL_MENU_STATE, 0)).toBeNull();
    expect(nextMenuMoment(play(tap(0)).state, 10)).toBe(5000);
    expect(nextMenuMoment(play(tap(0), press(1000)).state, 1000)).toBe(3000);
    expect(nextMenuMoment(play(tap(0), press(1000)).state, 3000)).toBe(5000);
    expect(nextMenuMoment(play(tap(0), hold('focus')).state, 10)).toBeNull();
  });
});
