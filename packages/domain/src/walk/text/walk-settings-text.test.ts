import { describe, expect, it } from 'vitest';
import { DEFAULT_WALK_SETTINGS, SURROUNDINGS, WALK_MODES } from '../plan/walk-settings.ts';
import { readWalkSettings, writeWalkSettings } from './walk-settings-text.ts';

const written = (changes: object): string =>
  JSON.stringify({ ...JSON.parse(writeWalkSettings(DEFAULT_WALK_SETTINGS)), ...changes });
const ALL = WALK_MODES.flatMap((mode) =>
  SURROUNDINGS.flatMap((surroundings) =>
    [true, false].map((loop) => ({ mode, loop, surroundings })),
  ),
);

describe('the text of how a guide is walked', () => {
  it.each(ALL)('is read as what was written: %j', (settings) => {
    expect(readWalkSettings(writeWalkSettings(settings))).toEqual({ ok: true, value: settings });
  });

  it('always has its keys in the same order', () => {
    const read = readWalkSettings('{"surroundings":"town","loop":true,"v":1,"mode":"free"}');
    expect(read.ok && writeWalkSettings(read.value)).toBe(
      '{"v":1,"mode":"free","loop":true,"surroundings":"town"}',
    );
  });

  it.each([
    ['', 'The walk is not valid JSON'],
    ['undefined', 'The walk is not valid JSON'],
    ['null', 'The walk must be an object'],
    ['[1]', 'The walk must be an object'],
    ['{}', 'The walk has no v'],
    [written({ v: 0 }), 'The version of the walk must be from 1 to 1'],
    [written({ v: '1' }), 'The version of the walk must be from 1 to 1'],
    [written({ mode: 'loop' }), 'The mode must be one of ordered, free, off'],
    [written({ mode: ['off'] }), 'The mode must be one of ordered, free, off'],
    [written({ loop: 1 }), 'Loop must be either true or false'],
    [
      written({ surroundings: 'canyon' }),
      'The surroundings must be one of open, town, dense, mixed',
    ],
    [written({ radius: 30 }), 'The walk has an unknown key, radius'],
    [written({ loop: undefined }), 'The walk has no loop'],
  ])('%s is refused', (text, error) => {
    expect(readWalkSettings(text)).toEqual({ ok: false, error });
  });
});
