import { cornice, courses, lights, openings, windows } from '../../kit/facade.ts';
import { fade, fill, type Ink, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { crowd, figure } from '../../kit/people.ts';
import { flat, panel } from '../../kit/plane.ts';
import { between, seeded, times } from '../../kit/random.ts';
import { box, clump } from '../../kit/shapes.ts';
import { sky } from '../../kit/sky.ts';
import { awning, bulb, cafeTable, swag } from '../../kit/street.ts';
import { ink, night } from './palette.ts';

export function hardwareLane(): Ink {
  const front = flat([60, 930], 62);
  const brick = mix(ink.accent, ink.far, 0.35);
  const shadow = mix(ink.accent, ink.deep, 0.6);
  const upper = { cols: 4, u: 0.9, v: 6.2, du: 3.4, width: 2, height: 3.1, arched: true };
  const top = { ...upper, v: 11.2, height: 2.6 };
  const random = seeded(4);
  const planters = [upper, top].flatMap((row) =>
    times(4, (i) => {
      const [x, y] = front(row.u + i * row.du + 1, row.v - 0.1);
      const leaves = times(9, (k) =>
        clump(
          random,
          [x - 76 + k * 19, y - between(random, 4, 22) + (k % 3 === 0 ? 26 : 0)],
          24,
          20,
          7,
        ),
      );
      return (
        fill(leaves.join(''), mix(ink.mid, ink.deep, 0.45)) +
        fill(leaves.filter((_, k) => k % 2).join(''), ink.mid) +
        fill(box(x - 80, y - 4, 160, 18), mix(ink.deep, ink.accent, 0.3))
      );
    }),
  );
  return sheet(
    ink.sky,
    sky(mix(ink.mid, ink.paper, 0.5), ink.paper, 400),
    fill(panel(front, -2, 0, 18, 14.6), brick),
    courses(front, 7, [-1, 0], 16, 14, [0.62, 0.22], 0.12, shadow, 0.5),
    fade(panel(front, -2, 0, 18, 14.6), shadow, [960, 900], [300, 200], 0.9),
    fill(
      times(5, (i) => panel(front, -0.2 + i * 3.4, 4.6, 0.6, 10)).join(''),
      mix(brick, ink.glow, 0.3),
    ),
    ...[upper, top].map((row) => windows(front, row, mix(ink.deep, ink.mid, 0.4), shadow)),
    lights(front, { ...upper, u: 1.22, width: 1.68, height: 2.78 }, 4, 0.6, ink.glow),
    fill(openings(front, { ...upper, u: 1.85, width: 0.09, height: 3 }), shadow),
    cornice(front, -2, 14.4, 18, 0.7, ink.glow, shadow),
    cornice(front, -2, 10.2, 18, 0.3, mix(brick, ink.glow, 0.5), shadow),
    ...planters,
    fill(panel(front, -2, 0, 18, 4.4), mix(ink.deep, ink.accent, 0.2)),
    fill(openings(front, { cols: 5, u: -0.7, v: 0.5, du: 3.4, width: 2.7, height: 3.2 }), ink.glow),
    fade(panel(front, -2, 0.5, 18, 3), ink.far, [0, 930], [0, 730], 0.9),
    crowd(
      12,
      [200, 925],
      [800, 925],
      5,
      108,
      [night, mix(ink.deep, ink.far, 0.2)],
      night,
      mix(ink.far, ink.deep, 0.4),
    ),
    awning(
      (u, v, out) => {
        const [x, y] = front(u, v);
        return [x, y + out * 24];
      },
      [-0.6, 5.2],
      8.1,
      1,
      1.3,
      [ink.accent, ink.paper],
      14,
    ),
    awning(
      (u, v, out) => {
        const [x, y] = front(u, v);
        return [x, y + out * 24];
      },
      [7.5, 5.2],
      7.6,
      1,
      1.3,
      [ink.glow, ink.paper],
      12,
    ),
    fill(box(0, 925, WIDTH, 290), mix(ink.far, ink.deep, 0.45)),
    courses(
      (u, v) => [u, v],
      9,
      [0, 930],
      WIDTH,
      270,
      [64, 18],
      0.3,
      mix(ink.far, ink.deep, 0.2),
      0.8,
    ),
    fade(box(0, 925, WIDTH, 290), night, [0, 1230], [0, 930], 0.9),
    [140, 390, 640, 880]
      .map(
        (x, i) =>
          cafeTable([x, 1010 + (i % 2) * 26], 96, ink.paper, night) +
          figure(
            [x - 62, 1008 + (i % 2) * 26],
            130,
            {
              coat: [ink.mid, ink.glow, ink.accent, ink.paper][i] ?? ink.mid,
              legs: night,
              skin: ink.far,
            },
            0.05,
          ),
      )
      .join(''),
    swag([0, 560], [480, 540], 40, night, 8, bulb(ink.paper, ink.glow, 8)),
    swag([480, 540], [960, 566], 40, night, 8, bulb(ink.paper, ink.glow, 8)),
  );
}
