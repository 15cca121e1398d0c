import { describe, expect, it, vi } from 'vitest';
import {
  GUIDE,
  offlineState,
  savedGuide,
  someDownload,
} from '../../offline/saved-guides/fake-offline-guides.test-data.tsx';
import { compassCheck, SCREEN_CHECKS, soundCheck, unlockedText } from './device-checks.ts';
import { isPrecise, type PositionState, positionCheck } from './position-check.ts';
import { savedCheck } from './saved-check.ts';

const act = vi.fn();
const POINT = { lat: 0, lng: 0 };

describe('the check whether the guide is saved', () => {
  it.each([
    ['is good for a complete guide', offlineState([savedGuide()]), 'good', null],
    [
      'asks to download again if files are missing',
      offlineState([savedGuide({ missing: 2 })]),
      'attention',
      'Download again',
    ],
    [
      'asks to download again if the map is missing',
      offlineState([savedGuide({ isMapMissing: true })]),
      'attention',
      'Download again',
    ],
    ['offers to save a guide that isn’t saved', offlineState(), 'attention', 'Save offline'],
    ['waits while the guide is being saved', offlineState([], [someDownload()]), 'unknown', null],
    [
      'offers to try again after a failure',
      offlineState([], [someDownload({ state: 'failed', failure: 'network' })]),
      'attention',
      'Try again',
    ],
    [
      'offers nothing if guides can’t be saved',
      { ...offlineState(), status: 'unavailable' as const },
      'attention',
      null,
    ],
  ])('%s', (_, offline, state, label) => {
    const check = savedCheck(GUIDE, offline, true, act);
    expect([check.state, check.actions?.[0]?.label ?? null]).toEqual([state, label]);
  });
});

describe('the check of a complete guide', () => {
  it.each([
    [null, 'unknown', 'The guide is saved. Still saving the app itself...'],
    [false, 'attention', 'The guide is saved, but the app isn’t. Reload this page.'],
    [true, 'good', 'You’re set. Audio and map work without a connection.'],
  ] as const)('with an app that is stored: %s', (isAppStored, state, text) => {
    const complete = offlineState([savedGuide()]);
    expect(savedCheck(GUIDE, complete, isAppStored, act)).toEqual({ state, text });
  });
});

describe('the check of the position', () => {
  const found = (accuracy: number): PositionState => ({ kind: 'found', point: POINT, accuracy });
  it.each([
    [{ kind: 'not asked' }, 'unknown', 'Find me'],
    [{ kind: 'asking' }, 'unknown', null],
    [found(8), 'good', null],
    [found(61), 'attention', null],
    [found(501), 'attention', null],
    [{ kind: 'failed', error: 'refused' }, 'attention', 'Try again'],
    [{ kind: 'failed', error: 'unsupported' }, 'attention', null],
  ] as const)('for %o is %s', (position, state, label) => {
    const check = positionCheck(position, act);
    expect([check.state, check.actions?.[0]?.label ?? null]).toEqual([state, label]);
  });

  it('accepts an accuracy of up to 500 m, which improves on the way', () => {
    expect([isPrecise(found(500)), isPrecise(found(501))]).toEqual([true, false]);
  });
});

describe('the check of the sound', () => {
  it.each([
    ['not tested', 'unknown', ['Play bell']],
    // A bell that was played may not have been heard.
    ['played', 'unknown', ['Play again', 'I heard it']],
    ['heard', 'good', ['Play again']],
    ['refused', 'attention', ['Play again']],
  ] as const)('that is %s is %s', (sound, state, labels) => {
    const check = soundCheck(sound, { ring: act, confirm: act });
    expect([check.state, check.actions?.map(({ label }) => label)]).toEqual([state, labels]);
  });

  it('explains what to do if the bell wasn’t heard', () => {
    expect(soundCheck('played', { ring: act, confirm: act }).text).toMatch(/volume.*silent mode/);
  });
});

describe('the checks of screen and compass', () => {
  it('say what to do', () => {
    expect(SCREEN_CHECKS.held.state).toBe('good');
    expect(SCREEN_CHECKS.refused.text).toMatch(/battery saver/);
    // People look at the checks on a computer too.
    for (const { text } of Object.values(SCREEN_CHECKS)) expect(text).not.toMatch(/phone/);
    expect(SCREEN_CHECKS.unsupported.state).toBe('attention');
    expect(compassCheck('needs permission', act).actions?.[0]?.label).toBe('Use compass');
    expect(compassCheck('found', act).state).toBe('good');
    expect(unlockedText(false)).not.toMatch(/silent/);
    expect(unlockedText(true)).toMatch(/goes silent 10 seconds after a place ends/);
    // A compass isn't required.
    expect(compassCheck('unknown', act).state).toBe('unknown');
  });
});
