import { clip, fill, type Ink } from '../../kit/ink.ts';
import { on, type Plane, panel } from '../../kit/plane.ts';
import { between, pick, seeded, times } from '../../kit/random.ts';
import { curve, type Outline, type Point } from '../../kit/shapes.ts';
import { night } from './palette.ts';

/** Spray paint along a wall: overlapping throw-ups, stripes and drips in bold shapes. */
export function mural(
  plane: Plane,
  seed: number,
  length: number,
  height: number,
  tones: readonly [string, ...string[]],
): Ink {
  const random = seeded(seed);
  const wall = panel(plane, 0, 0, length, height);
  const blob = (u: number, v: number, ru: number, rv: number): Outline => {
    const rim = times(11, (i): Point => {
      const turn = (i / 11) * Math.PI * 2;
      const swell = between(random, 0.75, 1.15);
      return plane(u + Math.cos(turn) * ru * swell, v + Math.sin(turn) * rv * swell);
    });
    return curve(rim, true);
  };
  const pieces = times(Math.round(length * 1.5), (i) => {
    const u = (i / (length * 1.5)) * length;
    const v = between(random, 0.4, height * 0.85);
    const size = between(random, 0.8, 1.7);
    const tone = pick(random, tones);
    switch (Math.floor(between(random, 0, 4))) {
      case 0:
        return (
          fill(blob(u, v, size * 1.3, size * 0.9), night) +
          fill(blob(u, v + 0.06, size * 1.15, size * 0.75), tone)
        );
      case 1:
        return fill(
          times(4, (k) =>
            on(plane, [
              [u + k * 0.5, v],
              [u + k * 0.5 + 0.28, v],
              [u + k * 0.5 + 0.9, v + size * 1.3],
              [u + k * 0.5 + 0.62, v + size * 1.3],
            ]),
          ).join(''),
          tone,
        );
      case 2:
        return fill(
          on(
            plane,
            times(16, (k): Point => {
              const turn = (k / 16) * Math.PI * 2;
              const reach = k % 2 ? size * 0.5 : size * 1.05;
              return [u + Math.cos(turn) * reach, v + Math.sin(turn) * reach];
            }),
          ),
          tone,
        );
      default:
        return (
          fill(blob(u, v, size, size * 0.8), tone) +
          fill(
            times(3, (k) =>
              panel(plane, u - 0.5 + k * 0.45, v - size - between(random, 0.1, 0.8), 0.09, size),
            ).join(''),
            tone,
          )
        );
    }
  });
  return clip(wall, ...pieces);
}
