import type { Block } from '../../kit/lane.ts';
import { mix } from '../../kit/palette.ts';
import { ink, night } from './palette.ts';

/** A wall in the evening sun. */
export function sunny(
  from: number,
  to: number,
  height: number,
  warmth: number,
  more: Partial<Block> = {},
): Block {
  return {
    from,
    to,
    height,
    wall: mix(ink.far, ink.glow, warmth),
    shade: mix(ink.far, ink.deep, 0.55),
    glass: mix(ink.deep, ink.far, 0.2),
    shop: ink.glow,
    ...more,
  };
}

/** A wall in the shade of the lane. */
export function shady(
  from: number,
  to: number,
  height: number,
  cool: number,
  more: Partial<Block> = {},
): Block {
  return {
    from,
    to,
    height,
    wall: mix(ink.mid, ink.deep, cool),
    shade: night,
    glass: mix(ink.mid, ink.deep, 0.75),
    shop: mix(ink.glow, ink.far, 0.5),
    ...more,
  };
}
