import { describe, expect, it } from 'vitest';
import { GUIDE_COLOURS, guideColour } from './guide-colour.ts';

describe('the colour of a guide', () => {
  it.each(GUIDE_COLOURS)('%s carries white text at 4.5:1', (colour) => {
    expect(contrastWithWhite(colour)).toBeGreaterThanOrEqual(4.5);
  });

  it('is one of eight different ones', () => {
    expect(new Set(GUIDE_COLOURS).size).toBe(8);
  });

  it('stays the same for the same guide, however its id is written', () => {
    expect(guideColour(7)).toBe(guideColour(7));
    expect(guideColour('7')).toBe(guideColour(7));
    expect(guideColour('draft-from-7-1763164800000')).toBe(
      guideColour('draft-from-7-1763164800000'),
    );
  });

  it('differs between guides whose ids follow each other', () => {
    const colours = [1, 2, 3, 4, 5, 6, 7, 8].map(guideColour);
    expect(new Set(colours).size).toBe(8);
  });

  it.each(['new-guide-1', 'temp-99', '', -3, 2 ** 60])('exists for the unusual id %j too', (id) => {
    expect(GUIDE_COLOURS).toContain(guideColour(id));
  });
});

/** The contrast ratio of WCAG 2 with white, whose luminance is 1. */
function contrastWithWhite(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}
