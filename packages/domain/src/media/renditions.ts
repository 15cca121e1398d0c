/** The widths that images are made in. An image is never enlarged, so a narrow one has fewer. */
export const RENDITION_WIDTHS = [320, 640, 960, 1280, 1920] as const;

/** The most that WebP can hold on a side. */
export const MAX_RENDITION_HEIGHT = 16_383;

type Sized = { readonly width: number };

type Dimensions = { readonly width: number; readonly height: number };

/**
 * The sizes of an image's renditions, narrowest first. An image narrower than all of them gets its own width. Empty
 * when it is too tall for any size.
 */
export function renditionSizes({ width, height }: Dimensions): readonly Dimensions[] {
  const narrower = RENDITION_WIDTHS.filter((one) => one <= width);
  const widths = narrower.length > 0 ? narrower : [width];
  return widths
    .map((one) => ({ width: one, height: Math.max(1, Math.round((height * one) / width)) }))
    .filter((size) => size.height <= MAX_RENDITION_HEIGHT);
}

/**
 * The key of a rendition next to its original. It has the step instead of the exact width, so that clean-up knows every
 * possible key.
 */
export function renditionKey(key: string, width: number): string {
  const step = RENDITION_WIDTHS.find((one) => one >= width) ?? width;
  return `${key}.w${step}.webp`;
}

/** Every key that the renditions of an object can have. */
export function renditionKeys(key: string): readonly string[] {
  return RENDITION_WIDTHS.map((width) => renditionKey(key, width));
}

/** The narrowest rendition that is at least as wide as requested, else the widest; null when there are none. */
export function chooseRendition<R extends Sized>(
  renditions: readonly R[],
  width: number | undefined,
): R | null {
  const widestFirst = renditions.toSorted((a, b) => b.width - a.width);
  if (width === undefined) return widestFirst[0] ?? null;
  return widestFirst.findLast((one) => one.width >= width) ?? widestFirst[0] ?? null;
}
