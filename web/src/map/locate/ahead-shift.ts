import type { Insets } from '../insets.ts';

/** The distance between the visitor and the centre when looking ahead, as a share of the shorter free side. */
const AHEAD_SHARE = 0.3;

const RADIANS_PER_DEGREE = Math.PI / 180;

type Size = { readonly x: number; readonly y: number };

/** The shift of the centre ahead of a visitor who faces a direction, in pixels. */
export function aheadShift(headingDegrees: number, size: Size, insets: Insets): Size {
  const width = size.x - insets.left - insets.right;
  const height = size.y - insets.top - insets.bottom;
  const reach = AHEAD_SHARE * Math.max(0, Math.min(width, height));
  const angle = headingDegrees * RADIANS_PER_DEGREE;
  return { x: Math.sin(angle) * reach, y: -Math.cos(angle) * reach };
}
