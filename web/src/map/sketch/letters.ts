import { fontAt, type LabelStyle, sizeAt } from './label-styles.ts';

/** The width of a text in a font, in pixels. */
export type MeasureText = (font: string, text: string) => number;

/** The typesetting of a name at one zoom. */
export type Letters = {
  readonly text: string;
  readonly font: string;
  readonly size: number;
  /** Extra pixels between two characters. */
  readonly tracking: number;
  readonly measure: MeasureText;
};

/** A character and its place in a text, in pixels from the text's left end. */
export type Glyph = {
  readonly character: string;
  readonly offset: number;
  readonly advance: number;
};

const MAX_ROW_LENGTH = 11;

export function lettersOf(
  name: string,
  style: LabelStyle,
  zoom: number,
  measure: MeasureText,
): Letters {
  const size = sizeAt(style, zoom);
  return {
    text: style.capitals ? name.toUpperCase() : name,
    font: fontAt(style, zoom),
    size,
    tracking: style.tracking * size,
    measure,
  };
}

export function widthOf({ font, tracking, measure }: Letters, text: string): number {
  return measure(font, text) + tracking * (text.length - 1);
}

/**
 * Sets a text character by character. Single characters are measured, which a cache makes cheap,
 * and then drawn together to the width that the font gives the whole text with its kerning.
 */
export function layOutGlyphs({ font, tracking, measure }: Letters, text: string): Glyph[] {
  const characters = [...text];
  const widths = characters.map((character) => measure(font, character));
  const kerning = measure(font, text) / widths.reduce((sum, width) => sum + width, 0);
  let offset = 0;
  return characters.map((character, index) => {
    const glyph = { character, offset, advance: (widths[index] ?? 0) * kerning };
    offset += glyph.advance + tracking;
    return glyph;
  });
}

/** Long names break at the space nearest to their middle. */
export function splitInRows(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  if (text.length <= MAX_ROW_LENGTH || spaces.length === 0) return [text];
  const fromMiddle = (index: number) => Math.abs(index - text.length / 2);
  const cut = spaces.reduce((best, index) => (fromMiddle(index) < fromMiddle(best) ? index : best));
  return [text.slice(0, cut), text.slice(cut + 1)];
}
