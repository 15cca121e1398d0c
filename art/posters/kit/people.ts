import { fill, type Ink, stroke } from './ink.ts';
import { mix } from './palette.ts';
import { between, pick, seeded, times } from './random.ts';
import { curve, ellipse, type Point, polygon, polyline } from './shapes.ts';

export type Dress = { readonly coat: string; readonly legs: string; readonly skin: string };

const HAIR = '#241a22';

/** A walker a few strokes tall, there to give the scene its scale. */
export function figure([x, y]: Point, height: number, dress: Dress, stride = 0.1): Ink {
  const h = height;
  const leg = (side: number) =>
    polygon([
      [x - h * 0.055, y - h * 0.5],
      [x + h * 0.055, y - h * 0.5],
      [x + side * h * stride + h * 0.03, y],
      [x + side * h * stride - h * 0.03, y],
    ]);
  const coat = curve(
    [
      [x - h * 0.05, y - h * 0.85],
      [x + h * 0.05, y - h * 0.85],
      [x + h * 0.1, y - h * 0.77],
      [x + h * 0.085, y - h * 0.56],
      [x + h * 0.09, y - h * 0.38],
      [x - h * 0.09, y - h * 0.38],
      [x - h * 0.085, y - h * 0.56],
      [x - h * 0.1, y - h * 0.77],
    ],
    true,
  );
  const arm = (side: number) =>
    polyline([
      [x + side * h * 0.085, y - h * 0.78],
      [x + side * h * (0.12 + stride * 0.3), y - h * 0.62],
      [x + side * h * (0.11 + stride * 0.6), y - h * 0.47],
    ]);
  return (
    fill(leg(-1) + leg(1), dress.legs) +
    stroke(arm(-1) + arm(1), dress.coat, h * 0.048) +
    fill(coat, dress.coat) +
    fill(ellipse(x, y - h * 0.92, h * 0.066, h * 0.08), dress.skin) +
    fill(ellipse(x - h * 0.008, y - h * 0.955, h * 0.068, h * 0.055), mix(dress.legs, HAIR, 0.8))
  );
}

/** A shadow thrown along the ground by something of that height. */
export function castShadow(
  [x, y]: Point,
  height: number,
  slant: number,
  color: string,
  opacity = 0.5,
): Ink {
  const w = height * 0.1;
  return fill(
    polygon([
      [x - w, y],
      [x + w, y],
      [x + slant * height + w * 0.8, y + height * 0.34],
      [x + slant * height - w * 0.8, y + height * 0.34],
    ]),
    color,
    opacity,
  );
}

/** A loose row of walkers between two points, dressed from the given coats. */
export function crowd(
  seed: number,
  from: Point,
  to: Point,
  count: number,
  height: number,
  coats: readonly [string, ...string[]],
  legs: string,
  skin: string,
): Ink {
  const random = seeded(seed);
  return times(count, (i) => {
    const t = (i + between(random, 0.1, 0.9)) / count;
    const at: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    return figure(
      at,
      height * between(random, 0.92, 1.06),
      { coat: pick(random, coats), legs, skin },
      between(random, 0.03, 0.13),
    );
  }).join('');
}
