import { fade, fill, type Ink, line, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { figure } from '../../kit/people.ts';
import { between, seeded, times } from '../../kit/random.ts';
import { box, curve, ellipse, type Point, polygon, ridge } from '../../kit/shapes.ts';
import { sky, streaks, sun } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { gumTree, treeLine } from '../../kit/trees.ts';
import { ink } from './palette.ts';

/** One of the Federation Bells: an upturned bronze cup on a pole. */
function bell([x, y]: Point, height: number, size: number, tone: string, shade: string): Ink {
  const rim = y - height;
  const cup = (w: number, left: number) =>
    `${curve([
      [x - w * left, rim],
      [x - w * 0.72 * left, rim + size * 0.62],
      [x - w * 0.3 * left, rim + size * 0.92],
    ])}L${x} ${rim + size}L${x} ${rim}Z`;
  return (
    line([x, y], [x, rim + size * 0.9], ink.deep, Math.max(4, size * 0.09)) +
    fill(cup(size * 0.62, 1), tone) +
    fill(cup(size * 0.62, -1), shade) +
    fill(ellipse(x, rim, size * 0.62, size * 0.13), mix(shade, ink.deep, 0.5)) +
    fill(ellipse(x, rim + size * 0.02, size * 0.52, size * 0.08), ink.deep)
  );
}

export function birrarungMarr(): Ink {
  const rows = [
    { y: 830, height: 120, size: 34, count: 9, from: 210, to: 760 },
    { y: 910, height: 190, size: 58, count: 7, from: 140, to: 830 },
    { y: 1030, height: 300, size: 96, count: 5, from: 130, to: 850 },
  ];
  const random = seeded(8);
  return sheet(
    ink.sky,
    sky(mix(ink.far, ink.mid, 0.25), ink.glow, 720),
    sun([470, 500], 150, ink.paper, ink.glow),
    streaks(7, [700, 330], 420, mix(ink.far, ink.sky, 0.55), 3),
    streaks(2, [240, 430], 380, mix(ink.sky, ink.paper, 0.3), 3),
    skyline(19, -20, 420, 724, 330, mix(ink.sky, ink.far, 0.6), 0.35),
    treeLine(9, 340, 980, 730, 110, mix(ink.far, ink.mid, 0.55)),
    [640, 760, 880]
      .map(
        (x, i) =>
          line([x, 730], [x, 470 + i * 14], mix(ink.far, ink.mid, 0.55), 7) +
          fill(box(x - 26, 440 + i * 14, 52, 36), mix(ink.far, ink.mid, 0.55)),
      )
      .join(''),
    fill(
      ridge([
        [-10, 736],
        [280, 716],
        [620, 738],
        [970, 716],
      ]),
      mix(ink.mid, ink.glow, 0.35),
    ),
    fill(
      ridge([
        [-10, 800],
        [340, 770],
        [640, 800],
        [970, 776],
      ]),
      mix(ink.mid, ink.glow, 0.12),
    ),
    fill(
      polygon([
        [430, 775],
        [520, 775],
        [700, 1200],
        [250, 1200],
      ]),
      mix(ink.sky, ink.paper, 0.3),
    ),
    fade(box(0, 760, WIDTH, 440), ink.deep, [0, 1220], [0, 800], 0.9),
    figure([500, 860], 66, { coat: ink.accent, legs: ink.deep, skin: ink.far }),
    figure([528, 862], 46, { coat: ink.mid, legs: ink.deep, skin: ink.far }),
    ...rows.map((row) =>
      times(row.count, (i) => {
        const x = row.from + ((row.to - row.from) * i) / (row.count - 1);
        const size = row.size * between(random, 0.8, 1.15);
        return bell(
          [x, row.y + between(random, -10, 10)],
          row.height * between(random, 0.85, 1.2),
          size,
          ink.glow,
          mix(ink.accent, ink.far, 0.35),
        );
      }).join(''),
    ),
    gumTree(
      9,
      [856, 1190],
      960,
      { dark: ink.deep, mid: mix(ink.deep, ink.mid, 0.5), light: ink.mid },
      ink.paper,
      ink.far,
    ),
  );
}
