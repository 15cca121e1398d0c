import { lights } from '../../kit/facade.ts';
import { fade, fill, halo, type Ink, line, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { figure } from '../../kit/people.ts';
import { between, seeded, times } from '../../kit/random.ts';
import { box, curve, ellipse, polygon, polyline, ridge } from '../../kit/shapes.ts';
import { sky, stars } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { treeLine } from '../../kit/trees.ts';
import { ink } from './palette.ts';

export function musicBowl(): Ink {
  const night = mix(ink.deep, '#0a1f2a', 0.5);
  const canopyTop =
    'M110 830Q250 640 330 360Q470 560 480 560Q490 560 630 360Q710 640 850 830Q690 700 480 700Q270 700 110 830Z';
  const random = seeded(12);
  const heads = (y: number, size: number, tone: string) =>
    fill(
      times(Math.ceil(1040 / (size * 1.9)), (i) => {
        const x = -20 + i * size * 1.9 + between(random, -size * 0.4, size * 0.4);
        const dy = between(random, -size * 0.4, size * 0.4);
        return (
          ellipse(x, y + dy, size * 0.55, size * 0.66) +
          ellipse(x, y + dy + size * 1.5, size * 1.05, size * 1.1)
        );
      }).join(''),
      tone,
    );
  return sheet(
    night,
    sky(night, mix(ink.accent, ink.mid, 0.35), 820),
    stars(7, 60, 400, ink.paper),
    skyline(27, 420, 990, 820, 470, mix(ink.deep, ink.mid, 0.35), 0.7),
    lights(
      (u, v) => [u, 800 - v],
      { cols: 22, rows: 9, u: 500, v: 30, du: 21, dv: 26, width: 7, height: 11 },
      5,
      0.22,
      ink.glow,
    ),
    treeLine(4, -20, 980, 840, 170, mix(ink.deep, ink.mid, 0.25)),
    [
      [480, 800, 210, 40],
      [480, 800, 330, 60],
      [480, 800, 640, 30],
      [480, 800, 760, 80],
    ]
      .map(([x = 0, y = 0, tx = 0, ty = 0]) =>
        fill(
          polygon([
            [x - 14, y],
            [x + 14, y],
            [tx + 60, ty],
            [tx - 60, ty],
          ]),
          ink.glow,
          0.16,
        ),
      )
      .join(''),
    fill('M150 830Q480 640 810 830L780 900L180 900Z', mix(ink.accent, ink.deep, 0.45)),
    halo([480, 850], 330, ink.glow, 0.95),
    fill(box(210, 836, 540, 54), night),
    fill(times(7, (i) => box(236 + i * 72, 790, 22, 46)).join(''), night),
    figure([480, 842], 96, { coat: ink.accent, legs: night, skin: ink.paper }, 0.1),
    figure([390, 842], 84, { coat: night, legs: night, skin: ink.glow }, 0.06),
    figure([580, 842], 84, { coat: night, legs: night, skin: ink.glow }, 0.06),
    fill(canopyTop, mix(ink.paper, ink.far, 0.2)),
    fade(canopyTop, mix(ink.mid, ink.deep, 0.2), [850, 600], [400, 560], 0.95),
    stroke(
      times(9, (i) =>
        curve([
          [330 - i * 8, 380 + i * 42],
          [480, 566 + i * 16],
          [630 + i * 8, 380 + i * 42],
        ]),
      ).join(''),
      mix(ink.far, ink.deep, 0.35),
      2.5,
    ),
    line([322, 860], [330, 330], ink.paper, 13),
    line([638, 860], [630, 330], mix(ink.paper, ink.far, 0.4), 13),
    stroke(
      polyline([
        [330, 336],
        [30, 880],
      ]) +
        polyline([
          [630, 336],
          [930, 880],
        ]) +
        polyline([
          [330, 336],
          [480, 560],
          [630, 336],
        ]),
      ink.paper,
      4,
    ),
    fill(
      ridge([
        [-10, 930],
        [240, 890],
        [480, 884],
        [720, 890],
        [970, 930],
      ]),
      mix(ink.deep, ink.mid, 0.35),
    ),
    heads(915, 9, mix(night, ink.accent, 0.35)),
    heads(960, 15, mix(night, ink.accent, 0.2)),
    heads(1025, 25, mix(night, ink.mid, 0.2)),
    heads(1120, 42, mix(night, '#06151c', 0.4)),
    fade(box(0, 1080, WIDTH, 130), mix(night, '#06151c', 0.6), [0, 1200], [0, 1090], 0.9),
  );
}
