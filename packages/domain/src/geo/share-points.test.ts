import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharePoints } from './share-points.ts';

describe('sharing points among lines', () => {
  it.each([
    ['gives everyone what they want where there is enough', [5, 7], 100, [5, 7]],
    ['cuts the long ones only', [5, 1_000, 1_000], 105, [5, 50, 50]],
    ['gives nothing to nobody', [], 100, []],
  ])('%s', (_, wanted, most, shares) => {
    expect(sharePoints(wanted, { most, least: 2 })).toEqual(shares);
  });

  it('refuses more lines than there are points for', () => {
    expect(sharePoints([2, 2, 2], { most: 5, least: 2 })).toBeNull();
  });

  it('never hands out more than there is, nor less than the least to those who want it', () => {
    const counts = fc.array(fc.integer({ min: 2, max: 5_000 }), { maxLength: 50 });
    fc.assert(
      fc.property(counts, fc.integer({ min: 0, max: 10_000 }), (wanted, most) => {
        const shares = sharePoints(wanted, { most, least: 2 });
        if (shares === null) return;
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(most);
        for (const [index, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(2);
          expect(share).toBeLessThanOrEqual(wanted[index] ?? 0);
        }
      }),
    );
  });
});
