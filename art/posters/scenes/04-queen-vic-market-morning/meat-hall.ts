import { cornice, courses, openings, windows } from '../../kit/facade.ts';
import { fade, fill, type Ink, line, move, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, crowd, figure } from '../../kit/people.ts';
import { flat, on, panel } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { arcPoints, box, curve, type Point, polygon } from '../../kit/shapes.ts';
import { rays, sky, sun } from '../../kit/sky.ts';
import { awning } from '../../kit/street.ts';
import { ink } from './palette.ts';

export function meatHall(): Ink {
  const front = flat([120, 900], 24);
  const cream = { light: ink.paper, shade: mix(ink.glow, ink.accent, 0.3), dark: ink.deep };
  const brick = mix(ink.accent, ink.glow, 0.25);
  const shadow = mix(ink.accent, ink.deep, 0.5);
  const bull = move(
    'translate(480 372) scale(1.25)',
    fill(
      `${curve([
        [-62, -6],
        [-40, -30],
        [10, -32],
        [40, -36],
        [58, -24],
        [62, -4],
        [52, 2],
        [48, 30],
        [38, 30],
        [36, 8],
        [-6, 10],
        [-34, 8],
        [-38, 30],
        [-48, 30],
        [-50, 6],
        [-62, 20],
      ])}Z`,
      shadow,
    ),
    stroke(
      curve([
        [44, -32],
        [50, -46],
        [60, -44],
      ]) +
        curve([
          [-60, -8],
          [-74, 6],
          [-70, 22],
        ]),
      shadow,
      5,
    ),
  );
  return sheet(
    ink.sky,
    sky(mix(ink.far, ink.sky, 0.35), ink.paper, 760),
    rays([180, 300], 26, ink.paper, 0.3),
    sun([180, 300], 74, ink.paper, ink.glow),
    fill(panel(front, -8, 0, 46, 10), mix(brick, ink.paper, 0.1)),
    fade(panel(front, -8, 0, 46, 10), shadow, [960, 900], [200, 660], 0.7),
    cornice(front, -8, 9.6, 46, 0.7, cream.light, shadow),
    windows(
      front,
      { cols: 10, u: -7, v: 5.8, du: 4.6, width: 2.2, height: 2.8, arched: true },
      ink.deep,
      shadow,
    ),
    fill(panel(front, 3, 0, 24, 17.6), brick),
    courses(front, 6, [3, 9], 24, 8, [1.2, 0.42], 0.16, shadow, 0.45),
    fade(panel(front, 3, 0, 24, 17.6), shadow, front(27, 0), front(12, 12), 0.75),
    [3, 9.6, 18.6, 25.2]
      .map(
        (u) =>
          fill(panel(front, u, 0, 1.8, 17.6), cream.light) +
          fill(panel(front, u + 1.2, 0, 0.6, 17.6), cream.shade),
      )
      .join(''),
    cornice(front, 2.4, 17.4, 25.2, 1, cream.light, shadow),
    fill(
      on(front, [
        [2, 18.4],
        [15, 26.4],
        [28, 18.4],
      ]),
      cream.light,
    ),
    fill(
      on(front, [
        [5, 19.2],
        [15, 25.2],
        [25, 19.2],
      ]),
      ink.glow,
    ),
    fade(
      on(front, [
        [5, 19.2],
        [15, 25.2],
        [25, 19.2],
      ]),
      mix(ink.glow, ink.accent, 0.6),
      front(24, 19),
      front(12, 22),
      0.8,
    ),
    bull,
    fill(
      on(
        front,
        arcPoints([15, -27.2], 0.9, 0.9, 0, 360, 14).map(([x, y]): Point => [x, -y]),
      ),
      cream.light,
    ),
    fill(
      openings(front, { cols: 3, u: 5.8, v: 10.8, du: 7.8, width: 3, height: 4.8, arched: true }),
      cream.light,
    ),
    fill(
      openings(front, { cols: 3, u: 6.2, v: 10.8, du: 7.8, width: 2.2, height: 4.3, arched: true }),
      ink.deep,
    ),
    fill(panel(front, 3, 0, 24, 6.4), mix(ink.deep, ink.mid, 0.3)),
    fill(openings(front, { cols: 3, u: 4.6, v: 0, du: 7.2, width: 6, height: 5.6 }), ink.glow),
    fade(panel(front, 3, 0, 24, 6), ink.accent, front(15, 0), front(15, 5.6), 0.75),
    times(13, (i) => {
      const [x, y] = front(5.2 + i * 1.65, 5.2);
      return (
        line([x, y], [x, y + 26], ink.deep, 3) +
        fill(
          curve(
            [
              [x - 8, y + 24],
              [x + 7, y + 26],
              [x + 10, y + 56],
              [x, y + 70],
              [x - 11, y + 54],
            ],
            true,
          ),
          i % 3 ? ink.accent : mix(ink.accent, ink.paper, 0.45),
        )
      );
    }).join(''),
    awning(
      (u, v, out) => {
        const [x, y] = front(u, v);
        return [x, y + out * 20];
      },
      [-7.6, 7.4],
      10.4,
      1.4,
      1.6,
      [ink.mid, ink.paper],
      10,
    ),
    awning(
      (u, v, out) => {
        const [x, y] = front(u, v);
        return [x, y + out * 20];
      },
      [27.2, 7.4],
      10.4,
      1.4,
      1.6,
      [ink.mid, ink.paper],
      10,
    ),
    awning(
      (u, v, out) => {
        const [x, y] = front(u, v);
        return [x, y + out * 20];
      },
      [3, 8.2],
      24,
      1.5,
      1.8,
      [ink.accent, ink.paper],
      22,
    ),
    fill(box(0, 896, WIDTH, 320), mix(ink.far, ink.paper, 0.3)),
    fade(box(0, 896, WIDTH, 320), ink.deep, [0, 1230], [0, 910], 0.85),
    crowd(
      7,
      [140, 922],
      [820, 922],
      9,
      92,
      [ink.deep, ink.mid, ink.glow, ink.accent],
      ink.deep,
      mix(ink.glow, ink.accent, 0.45),
    ),
    castShadow([560, 1010], 150, 0.9, ink.deep),
    figure([560, 1010], 150, {
      coat: ink.paper,
      legs: ink.deep,
      skin: mix(ink.glow, ink.accent, 0.45),
    }),
    fill(
      polygon([
        [536, 905],
        [584, 905],
        [588, 966],
        [532, 966],
      ]),
      ink.mid,
    ),
  );
}
