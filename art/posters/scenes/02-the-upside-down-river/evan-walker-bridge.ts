import { bowArch } from '../../kit/bridges.ts';
import { cornice, lights, openings } from '../../kit/facade.ts';
import { fade, fill, type Ink, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { crowd } from '../../kit/people.ts';
import { flat, panel } from '../../kit/plane.ts';
import { box, ellipse, polygon, polyline } from '../../kit/shapes.ts';
import { sky, stars } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { umbrella } from '../../kit/street.ts';
import { glints, reflection, water } from '../../kit/water.ts';
import { ink } from './palette.ts';

export function evanWalkerBridge(): Ink {
  const level = 760;
  const night = mix(ink.deep, '#071c26', 0.4);
  const station = flat([-60, level - 26], 9);
  const wall =
    fill(panel(station, 0, 0, 120, 12), ink.sky) +
    fill(
      openings(station, {
        cols: 30,
        rows: 2,
        u: 1.4,
        v: 1.4,
        du: 4,
        dv: 5,
        width: 2.2,
        height: 3.2,
        arched: true,
      }),
      mix(ink.far, ink.deep, 0.55),
    ) +
    lights(
      station,
      { cols: 30, rows: 2, u: 1.4, v: 1.4, du: 4, dv: 5, width: 2.2, height: 3.2, arched: true },
      6,
      0.4,
      ink.paper,
    ) +
    cornice(station, 0, 11.6, 120, 0.8, ink.glow, ink.far) +
    fade(panel(station, 0, 0, 120, 12), ink.deep, [0, level], [0, level - 140], 0.8);
  const city =
    skyline(17, -20, 980, level - 60, 470, mix(ink.mid, ink.deep, 0.45), 0.6) +
    skyline(27, -20, 980, level - 60, 330, mix(ink.mid, ink.deep, 0.7), 0.25);
  const deck = polygon([
    [-20, 690],
    [980, 640],
    [980, 664],
    [-20, 716],
  ]);
  const bow =
    bowArch([90, 700], [830, 662], 300, ink.paper, 15, 15) +
    bowArch([150, 697], [890, 660], 250, mix(ink.paper, ink.far, 0.5), 9, 15);
  const over = fill(deck, ink.accent) + fade(deck, ink.deep, [900, 700], [300, 660], 0.6) + bow;
  return sheet(
    ink.deep,
    sky(mix(ink.deep, ink.mid, 0.35), ink.far, level - 60),
    stars(4, 60, 420, ink.paper),
    fill(ellipse(720, 230, 62), ink.paper),
    fill(ellipse(744, 216, 54), mix(ink.deep, ink.mid, 0.4)),
    city,
    lights(
      (u, v) => [u, 700 - v],
      { cols: 44, rows: 6, u: 20, v: 40, du: 21, dv: 26, width: 7, height: 11 },
      14,
      0.2,
      ink.glow,
    ),
    wall,
    fill(box(0, level - 28, WIDTH, 30), night),
    water(level, mix(ink.mid, ink.deep, 0.3), night),
    reflection(level, 360, 0.9, 0.55, wall, over),
    glints(6, [480, level + 20], 800, 380, 40, ink.glow, 0.75),
    glints(7, [480, level + 30], 900, 400, 26, mix(ink.mid, ink.far, 0.3), 0.6),
    over,
    crowd(
      6,
      [60, 696],
      [900, 652],
      16,
      46,
      [night, mix(night, ink.accent, 0.4), ink.paper],
      night,
      ink.far,
    ),
    stroke(
      polyline([
        [-20, 664],
        [980, 614],
      ]),
      ink.paper,
      3,
    ),
    fill(
      polygon([
        [452, 720],
        [508, 717],
        [520, 800],
        [440, 800],
      ]),
      night,
    ),
    fill(ellipse(480, 806, 110, 20), mix(ink.accent, night, 0.4)),
    umbrella([430, 804], 52, ink.glow, ink.far, night),
    umbrella([530, 804], 52, ink.paper, ink.sky, night),
    fade(box(0, 980, WIDTH, 220), night, [0, 1210], [0, 990], 0.9),
  );
}
