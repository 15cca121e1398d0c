import { expect, it } from 'vitest';
import { isAustralian } from './visitor-region.ts';

it.each([
  ['en-AU', 'Australia/Melbourne', true],
  ['en-AU', 'Europe/London', true],
  ['en-US', 'Australia/Perth', true],
  ['de', 'Australia/Lord_Howe', true],
  ['en-US', 'America/New_York', false],
  ['en', 'UTC', false],
  ['en-NZ', 'Pacific/Auckland', false],
])(
  'knows whether dollars are Australian to someone with %s in %s',
  (locale, timeZone, expected) => {
    expect(isAustralian({ locale, timeZone })).toBe(expected);
  },
);
