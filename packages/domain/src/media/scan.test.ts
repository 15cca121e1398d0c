import { describe, expect, it } from 'vitest';
import { offersRetry, passesScan, scanText } from './scan.ts';

describe('scanned media', () => {
  it.each([
    { state: 'clean', text: 'Virus scan passed', scanned: true, unscanned: true, retry: false },
    {
      state: 'infected',
      text: 'File infected - removed for security',
      scanned: false,
      unscanned: false,
      retry: false,
    },
    {
      state: 'pending',
      text: 'Scanning for viruses...',
      scanned: false,
      unscanned: false,
      retry: false,
    },
    {
      state: 'error',
      text: 'Scan failed - please retry upload',
      scanned: false,
      unscanned: false,
      retry: true,
    },
    {
      state: 'timeout',
      text: 'Scan timed out - may need manual review',
      scanned: false,
      unscanned: false,
      retry: false,
    },
    { state: 'unknown', text: null, scanned: false, unscanned: true, retry: false },
  ] as const)(
    '$state: passes with a scanner $scanned, without $unscanned',
    ({ state, text, scanned, unscanned, retry }) => {
      expect(scanText(state)).toBe(text);
      expect(passesScan(state, true)).toBe(scanned);
      expect(passesScan(state, false)).toBe(unscanned);
      expect(offersRetry(state)).toBe(retry);
    },
  );
});
