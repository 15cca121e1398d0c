import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SUMMARY_LENGTH, summaryOf } from './summary.ts';

describe('the summary of a description', () => {
  it.each([
    ['One paragraph.', 'One paragraph.'],
    ['First.\n\nSecond.', 'First.'],
    ['First.\n \t\nSecond.', 'First.'],
    ['First ~~~ second', 'First'],
    ['~~~\n\nFirst line\nsame paragraph\n\nSecond', 'First line\nsame paragraph'],
    ['', ''],
  ])('of %j is %j', (description, summary) => {
    expect(summaryOf(description)).toBe(summary);
  });

  it('is cut at a word and says so', () => {
    const summary = summaryOf('laneway '.repeat(200));
    expect(summary.endsWith('laneway…')).toBe(true);
    expect(summary.length).toBeLessThanOrEqual(MAX_SUMMARY_LENGTH);
  });

  it('never grows beyond its limit and never breaks a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 2_000 }), (description) => {
        const summary = summaryOf(description);
        expect(summary.length).toBeLessThanOrEqual(MAX_SUMMARY_LENGTH);
        expect(summary.isWellFormed()).toBe(true);
      }),
    );
  });
});
