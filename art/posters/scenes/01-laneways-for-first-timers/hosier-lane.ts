import { clip, fade, fill, type Ink, sheet, WIDTH } from '../../kit/ink.ts';
import { stPauls } from '../../kit/landmarks.ts';
import { laneSide } from '../../kit/lane.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { along, ground, on, panel, shifted, space } from '../../kit/plane.ts';
import { arcPoints, box, curve, type Point } from '../../kit/shapes.ts';
import { sky } from '../../kit/sky.ts';
import { cobbles } from '../../kit/street.ts';
import { shady, sunny } from './lane-blocks.ts';
import { mural } from './mural.ts';
import { ink, night } from './palette.ts';

export function hosierLane(): Ink {
  const view = space({ centre: [560, 700], focal: 780, eye: 1.7 });
  const path = ground(view);
  const left = along(view, -3.2, 3);
  const right = along(view, 2.8, 3);
  const paint = [
    ink.accent,
    ink.glow,
    ink.mid,
    ink.paper,
    ink.far,
    mix(ink.accent, ink.deep, 0.4),
  ] as const;
  const face = shifted(left, 2.2, 0.3);
  const shape = (points: readonly Point[]) =>
    curve(
      points.map(([u, v]) => face(u, v)),
      true,
    );
  const skin = shape([
    [0.9, 3],
    [1, 4.4],
    [1.8, 5.3],
    [2.8, 5.5],
    [3.9, 5.3],
    [4.7, 4.4],
    [4.8, 3],
    [4.2, 1.4],
    [3.4, 0.55],
    [2.8, 0.4],
    [2.2, 0.55],
    [1.4, 1.4],
  ]);
  const eye = (u: number) =>
    fill(
      shape([
        [u - 0.62, 3.3],
        [u, 3.68],
        [u + 0.62, 3.3],
        [u, 3.02],
      ]),
      ink.paper,
    ) +
    fill(
      on(
        face,
        arcPoints([u, -3.34], 0.25, 0.3, 0, 360, 14).map(([x, y]): Point => [x, -y]),
      ),
      ink.deep,
    );
  return sheet(
    ink.sky,
    sky(mix(ink.mid, ink.paper, 0.3), ink.glow, 700),
    stPauls([560, 705], 330, mix(ink.sky, ink.far, 0.45), mix(ink.far, ink.mid, 0.35)),
    fill(panel(path, -3.2, 0.5, 6, 60), mix(ink.mid, ink.deep, 0.35)),
    fade(panel(path, -3.2, 0.5, 6, 60), ink.glow, [560, 700], [520, 1010], 0.85),
    cobbles(path, 13, [-3.2, 2.8], [1.8, 22], [mix(ink.mid, ink.glow, 0.45), night], 0.42),
    laneSide(view, -3.2, [
      sunny(3, 14, 15, 0.1, { shop: ink.far }),
      sunny(14, 25, 11, 0.5),
      sunny(25, 42, 15, 0.35),
    ]),
    laneSide(view, 2.8, [
      shady(3, 12, 12, 0.6, { shop: night }),
      shady(12, 24, 17, 0.35),
      shady(24, 42, 12, 0.2),
    ]),
    fill(panel(left, 0, 0, 22, 5.6), mix(ink.deep, ink.mid, 0.4)),
    mural(left, 21, 22, 5.6, paint),
    fill(
      shape([
        [0.2, 1.2],
        [0.1, 4.2],
        [1.2, 5.9],
        [2.8, 6.3],
        [4.6, 5.8],
        [5.5, 4],
        [5.2, 1.4],
        [4.4, 0.6],
        [2.8, 1.6],
        [1, 0.6],
      ]),
      ink.deep,
    ),
    fill(
      shape([
        [2.1, -0.3],
        [2, 1],
        [3.6, 1],
        [3.5, -0.3],
      ]),
      mix(ink.far, ink.deep, 0.35),
    ),
    fill(skin, ink.far),
    clip(
      skin,
      fill(panel(face, 2.8, -0.5, 3, 7), ink.accent),
      fill(
        shape([
          [0.6, 4.4],
          [1.6, 4.9],
          [2.8, 4.6],
          [4, 5],
          [5, 4.4],
          [4.6, 6.2],
          [1, 6.2],
        ]),
        ink.deep,
      ),
    ),
    eye(1.9),
    eye(3.75),
    fill(
      shape([
        [1.1, 4.02],
        [1.9, 4.3],
        [2.5, 4],
        [1.9, 4.14],
      ]) +
        shape([
          [3.1, 4],
          [3.75, 4.3],
          [4.5, 4.02],
          [3.75, 4.14],
        ]),
      ink.deep,
    ),
    fill(
      shape([
        [2.8, 3.2],
        [2.55, 2.3],
        [2.8, 2.12],
        [3.12, 2.3],
      ]),
      mix(ink.accent, ink.deep, 0.5),
    ),
    fill(
      shape([
        [2.05, 1.62],
        [2.5, 1.84],
        [2.8, 1.74],
        [3.1, 1.84],
        [3.55, 1.62],
        [2.8, 1.22],
      ]),
      ink.deep,
    ),
    fill(
      on(
        face,
        arcPoints([1.25, -2.5], 0.4, 0.36, 0, 360, 14).map(([x, y]): Point => [x, -y]),
      ),
      ink.glow,
    ),
    fill(
      on(
        face,
        arcPoints([4.35, -2.5], 0.4, 0.36, 0, 360, 14).map(([x, y]): Point => [x, -y]),
      ),
      ink.glow,
    ),
    fill(panel(right, 0, 0, 22, 4.6), mix(night, ink.mid, 0.25)),
    mural(right, 8, 22, 4.6, paint),
    fade(panel(right, 0, 0, 9, 12), night, [960, 700], [680, 700], 0.85),
    fade(panel(left, 0, 0, 3, 15), night, [0, 900], [190, 800], 0.7),
    castShadow(view(0.4, 0, 11), 130, -0.6, night),
    figure(view(0.4, 0, 11), 134, { coat: ink.glow, legs: ink.deep, skin: ink.far }),
    fade(box(0, 960, WIDTH, 240), night, [0, 1210], [0, 1000], 0.9),
  );
}
