import { describe, expect, it } from 'vitest';
import { locationErrorOf, locationErrorText } from './user-position.ts';

describe('a location error', () => {
  it.each([
    [1, 'refused'],
    [2, 'unavailable'],
    [3, 'timeout'],
    [42, 'unavailable'],
  ] as const)('of code %i is %s', (code, error) => {
    expect(locationErrorOf({ code })).toBe(error);
  });

  it('that is a refusal explains how to allow it', () => {
    expect(locationErrorText('refused')).toBe(
      'Location is blocked. Allow it in your browser’s site settings, then try again.',
    );
  });

  it('has a different text for each cause', () => {
    const causes = ['unsupported', 'refused', 'unavailable', 'timeout'] as const;
    expect(new Set(causes.map(locationErrorText)).size).toBe(4);
  });
});
