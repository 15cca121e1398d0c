/**
 * The colours of guides. Each has a contrast of 4.5:1 with white text and is distinct from the blue
 * of paths and of the visitor's dot. They are values and not CSS tokens because pins, posters and
 * canvases mix them outside of style sheets.
 */
export const GUIDE_COLOURS = [
  '#b4472b', // brick
  '#1e6b52', // tram green
  '#7b3f72', // jacaranda
  '#8a5a0b', // brass
  '#1f6175', // river
  '#9c2f54', // quince
  '#4f5d23', // eucalypt
  '#54498c', // dusk
] as const;

export type GuideColour = (typeof GUIDE_COLOURS)[number];

/**
 * The colour of a guide: the same on every visit and device. Guides made one after the other, whose
 * ids follow each other, look different; text ids are those of unsaved drafts.
 */
export function guideColour(id: number | string): GuideColour {
  const number = Number(id);
  const index = Number.isSafeInteger(number) ? Math.abs(number) : hash(String(id));
  return GUIDE_COLOURS[index % GUIDE_COLOURS.length] ?? GUIDE_COLOURS[0];
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}
