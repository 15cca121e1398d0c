import { courses, openings } from '../../kit/facade.ts';
import { fade, fill, halo, type Ink, line, sheet, stroke } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { archway, on, type Plane } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { ellipse, polygon, polyline, ridge } from '../../kit/shapes.ts';
import { birds, rays, sky, streaks, sun } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { glints, water, yacht } from '../../kit/water.ts';
import { ink } from './palette.ts';

export function timeballTower(): Ink {
  const rock = mix(ink.mid, ink.deep, 0.35);
  const dark = mix(ink.deep, '#081623', 0.35);
  const shaft: Plane = (u, v) => [480 + (u - 5) * (20 - v * 0.24), 880 - v * 20];
  const body = on(shaft, [
    [0, 0],
    [0, 24],
    [10, 24],
    [10, 0],
  ]);
  return sheet(
    ink.sky,
    sky(mix(ink.accent, ink.glow, 0.5), ink.paper, 740),
    rays([480, 270], 28, ink.paper, 0.3),
    sun([690, 520], 84, ink.paper, ink.glow),
    streaks(4, [220, 420], 340, mix(ink.glow, ink.paper, 0.4), 3),
    skyline(24, 620, 980, 764, 130, mix(ink.glow, ink.far, 0.45), 0.5),
    water(760, mix(ink.far, ink.mid, 0.35), ink.mid, 900),
    glints(4, [690, 768], 280, 110, 16, ink.glow),
    yacht([210, 800], 96, ink.paper, mix(ink.paper, ink.far, 0.4), ink.deep, 5),
    yacht([840, 784], 56, ink.paper, mix(ink.paper, ink.far, 0.4), ink.deep, 5),
    fill(body, rock),
    courses(shaft, 6, [0, 0], 10, 24, [1.7, 0.85], 0.42, mix(rock, ink.sky, 0.28), 0.85),
    courses(shaft, 8, [0, 0], 10, 24, [1.7, 0.85], 0.2, mix(rock, ink.glow, 0.35), 0.8),
    fade(body, dark, [620, 700], [440, 640], 0.98),
    fill(
      openings(shaft, { cols: 1, rows: 3, u: 3.4, v: 6, du: 1, dv: 6, width: 1.5, height: 2.6 }),
      dark,
    ),
    fill(archway(shaft, 3, 0, 3, 4.4), dark) + fill(archway(shaft, 3.4, 0, 2.2, 3.8), ink.accent),
    fill(
      on(shaft, [
        [-0.9, 24],
        [-0.9, 25.2],
        [10.9, 25.2],
        [10.9, 24],
      ]),
      mix(rock, ink.paper, 0.5),
    ),
    fill(
      on(shaft, [
        [6, 24],
        [6, 25.2],
        [10.9, 25.2],
        [10.9, 24],
      ]),
      rock,
    ),
    stroke(polyline([shaft(-0.7, 27), shaft(10.7, 27)]), ink.deep, 5) +
      times(9, (i) =>
        line(shaft(-0.6 + i * 1.4, 25.2), shaft(-0.6 + i * 1.4, 27), ink.deep, 4),
      ).join(''),
    fill(
      on(shaft, [
        [2.6, 25.2],
        [2.6, 28.6],
        [7.4, 28.6],
        [7.4, 25.2],
      ]),
      ink.paper,
    ) +
      fill(
        on(shaft, [
          [5.6, 25.2],
          [5.6, 28.6],
          [7.4, 28.6],
          [7.4, 25.2],
        ]),
        mix(ink.paper, ink.far, 0.6),
      ),
    line([480, 300], [480, 96], ink.deep, 10),
    line([446, 300], [446, 150], ink.deep, 5) +
      line([514, 300], [514, 150], ink.deep, 5) +
      line([438, 150], [522, 150], ink.deep, 6),
    fill(ellipse(480, 214, 56), dark),
    fill(ellipse(474, 208, 49), mix(ink.deep, ink.accent, 0.35)),
    halo([456, 190], 40, ink.glow, 0.8),
    fill(
      ridge([
        [-10, 900],
        [200, 876],
        [480, 870],
        [760, 880],
        [970, 900],
      ]),
      mix(ink.glow, ink.far, 0.4),
    ),
    fade(
      ridge([
        [-10, 900],
        [200, 876],
        [480, 870],
        [760, 880],
        [970, 900],
      ]),
      ink.deep,
      [0, 1200],
      [0, 890],
      0.9,
    ),
    fill(
      polygon([
        [440, 884],
        [520, 884],
        [640, 1210],
        [270, 1210],
      ]),
      mix(ink.paper, ink.glow, 0.4),
    ),
    fade(
      polygon([
        [440, 884],
        [520, 884],
        [640, 1210],
        [270, 1210],
      ]),
      ink.deep,
      [0, 1240],
      [0, 900],
      0.8,
    ),
    fill(
      polygon([
        [560, 880],
        [600, 880],
        [960, 1010],
        [960, 1080],
      ]),
      ink.deep,
      0.5,
    ),
    castShadow([470, 1010], 110, 0.8, ink.deep),
    figure([470, 1010], 112, { coat: ink.accent, legs: ink.deep, skin: ink.glow }),
    ...[70, 190, 330, 700, 820, 930].map((x, i) => {
      const y = 1000 + ((i * 37) % 90);
      const w = 70 + ((i * 29) % 40);
      return (
        fill(
          polygon([
            [x - w, y],
            [x - w * 0.7, y - w * 0.6],
            [x - w * 0.1, y - w * 0.8],
            [x + w * 0.6, y - w * 0.5],
            [x + w, y],
          ]),
          dark,
        ) +
        fill(
          polygon([
            [x - w * 0.7, y - w * 0.6],
            [x - w * 0.1, y - w * 0.8],
            [x + w * 0.1, y - w * 0.4],
            [x - w * 0.4, y - w * 0.2],
          ]),
          mix(rock, ink.sky, 0.3),
        )
      );
    }),
    birds(8, [250, 250], 6, 24, ink.deep),
  );
}
