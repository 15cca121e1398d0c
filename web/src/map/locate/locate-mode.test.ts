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
    ['just follows at the third', ['pressed near', 'pressed near', 'pressed near'], 'following'],
    ['just follows without a heading', ['pressed near', 'pressed near', 'no heading'], 'following'],
    ['is left alone once dragged', ['pressed near', 'moved'], 'free'],
    [
      'is left alone once dragged, looking ahead',
      ['pressed near', 'pressed near', 'moved'],
      'free',
    ],
    ['is left alone when location goes off', ['pressed near', 'lost'], 'free'],
    ['says first how far away someone is', ['pressed unfound', 'found far'], 'far'],
    ['says it to someone who is found already', ['pressed far'], 'far'],
    ['goes there on request', ['pressed far', 'chose to go there'], 'following'],
    ['goes there at a second press', ['pressed far', 'pressed far'], 'following'],
    ['comes back on request', ['pressed far', 'chose to go there', 'chose to return'], 'free'],
    ['takes a drag for an answer', ['pressed far', 'moved'], 'free'],
    ['does nothing about a position nobody asked for', ['found near'], 'free'],
    ['follows past the guide', ['pressed near', 'found far'], 'following'],
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
