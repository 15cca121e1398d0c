import { describe, expect, it } from 'vitest';
import { locateLook } from './locate-look.ts';
import { type LocateEvent, type LocateMode, nextMode } from './locate-mode.ts';

describe('the map', () => {
  it.each<[what: string, events: readonly LocateEvent[], mode: LocateMode]>([
    ['waits for a position', ['pressed unfound'], 'finding'],
    ['follows once there is one', ['pressed unfound', 'found near'], 'following'],
    ['follows at once if there is one already', ['pressed near'], 'following'],
    ['keeps waiting while it is dragged', ['pressed unfound', 'moved'], 'finding'],
    ['gives up when location is refused', ['pressed unfound', 'lost'], 'free'],
    ['looks ahead at the second press', ['pressed near', 'pressed near'], 'heading'],
    [
      'follows again at the third press',
      ['pressed near', 'pressed near', 'pressed near'],
      'following',
    ],
    ['follows if there is no heading', ['pressed near', 'pressed near', 'no heading'], 'following'],
    ['stops following once dragged', ['pressed near', 'moved'], 'free'],
    ['stops looking ahead once dragged', ['pressed near', 'pressed near', 'moved'], 'free'],
    ['stops following when location is lost', ['pressed near', 'lost'], 'free'],
    [
      'shows a distant visitor how far away they are first',
      ['pressed unfound', 'found far'],
      'far',
    ],
    ['shows it to a distant visitor who was already found', ['pressed far'], 'far'],
    ['moves to a distant visitor on request', ['pressed far', 'chose to go there'], 'following'],
    ['moves to a distant visitor at a second press', ['pressed far', 'pressed far'], 'following'],
    [
      'returns from a distant visitor on request',
      ['pressed far', 'chose to go there', 'chose to return'],
      'free',
    ],
    ['hides the distance when dragged', ['pressed far', 'moved'], 'free'],
    ['ignores a position before the button is pressed', ['found near'], 'free'],
    ['keeps following when the visitor moves far away', ['pressed near', 'found far'], 'following'],
  ])('%s', (_, events, mode) => {
    expect(events.reduce<LocateMode>(nextMode, 'free')).toBe(mode);
  });
});

describe('the button', () => {
  it.each([
    ['free', 'off', 'Follow your location', false, 'off'],
    ['free', 'found', 'Follow your location', false, 'on'],
    ['far', 'found', 'Follow your location', false, 'on'],
    ['finding', 'seeking', 'Finding you...', false, 'off'],
    ['finding', 'failed', 'Finding you...', false, 'off'],
    ['following', 'found', 'Follow your location', true, 'on'],
    ['heading', 'found', 'Look ahead', true, 'arrow'],
  ] as const)(
    'in mode %s with location %s is named “%s”',
    (mode, location, name, isPressed, icon) => {
      expect(locateLook(mode, location)).toMatchObject({ name, isPressed, icon });
    },
  );

  it('has a hint about a second press', () => {
    expect(locateLook('following', 'found').hint).toBe('Press again to look ahead');
  });
});
