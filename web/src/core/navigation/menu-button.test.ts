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
    ['is hidden at first', [], false],
    ['is shown by a tap', [tap(0)], true],
    ['is shown by a short press', [press(0), release(100)], true],
    ['is hidden by a second tap that isn’t a double tap', [tap(0), tap(301)], false],
    ['stays for 5 seconds', [tap(0), tick(4999)], true],
    ['is hidden after 5 seconds', [tap(0), tick(5000)], false],
    ['stays while the pointer is inside', [tap(0), hold('pointer'), tick(60_000)], true],
    ['stays while the focus is inside', [tap(0), hold('focus'), tick(60_000)], true],
    [
      'stays until both pointer and focus have left',
      [tap(0), hold('focus'), hold('pointer'), letGo('pointer', 1000), tick(60_000)],
      true,
    ],
    [
      'stays for another 5 seconds after the pointer has left',
      [tap(0), hold('pointer'), letGo('pointer', 4000), tick(8999)],
      true,
    ],
    [
      'is hidden 5 seconds after the pointer has left',
      [tap(0), hold('pointer'), letGo('pointer', 4000), tick(9000)],
      false,
    ],
    [
      'is hidden on request, even while the focus is inside',
      [tap(0), hold('focus'), { type: 'dismiss' }],
      false,
    ],
    [
      'hides automatically again after it was dismissed with the focus inside',
      [tap(0), hold('focus'), { type: 'dismiss' }, tap(1000), tick(6000)],
      false,
    ],
    [
      'is shown again by a tap right after an item was chosen',
      [tap(0), { type: 'dismiss' }, tap(100)],
      true,
    ],
    [
      'isn’t shown when the focus leaves it after a dismissal',
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
    ['a second tap after 300 ms doesn’t go home', [tap(0), tap(301)], []],
    ['a third tap counts as a first one', [tap(0), tap(100), tap(200)], ['goHome']],
    ['four taps are two double taps', [tap(0), tap(100), tap(200), tap(300)], ['goHome', 'goHome']],
    ['a press of 2 seconds toggles fullscreen', [press(0), release(2000)], ['toggleFullscreen']],
    ['a shorter press doesn’t toggle fullscreen', [press(0), release(1999)], []],
    ['a cancelled press does nothing', [press(0), { type: 'cancel' }, release(3000)], []],
    [
      'a tap just before a long press isn’t a double tap',
      [tap(0), press(100), release(2100)],
      ['toggleFullscreen'],
    ],
    [
      'a tap just after a long press isn’t a double tap',
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
