/** The widths that images are made in. An image is never enlarged, so a narrow one has fewer. */
export const RENDITION_WIDTHS = [320, 640, 960, 1280, 1920] as const;

type Sized = { readonly width: number };

/** The narrowest rendition that is at least as wide as asked, else the widest; null when there are none. */
export function chooseRendition<R extends Sized>(
  renditions: readonly R[],
  width: number | undefined,
): R | null {
  const widestFirst = renditions.toSorted((a, b) => b.width - a.width);
  if (width === undefined) return widestFirst[0] ?? null;
  return widestFirst.findLast((one) => one.width >= width) ?? widestFirst[0] ?? null;
}
