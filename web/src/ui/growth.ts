export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** The offset from its final position, and the scale, at which something starts to grow. */
export type Growth = { readonly x: number; readonly y: number; readonly scale: number };

/** Growing from nothing, the text would fly across the screen. */
const SMALLEST = 0.2;

/** The growth from one box into another, centre to centre, keeping its proportions. */
export function growthFrom(from: Box, to: Box): Growth {
  return {
    x: from.left + from.width / 2 - (to.left + to.width / 2),
    y: from.top + from.height / 2 - (to.top + to.height / 2),
    scale: to.width === 0 ? 1 : Math.min(1, Math.max(SMALLEST, from.width / to.width)),
  };
}
