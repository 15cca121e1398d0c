import { fade, fill, halo, type Ink, line, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { archway, flat } from '../../kit/plane.ts';
import { between, seeded, times } from '../../kit/random.ts';
import { arcPoints, box, polygon, polyline, ridge } from '../../kit/shapes.ts';
import { sky, stars } from '../../kit/sky.ts';
import { gumTree, treeLine } from '../../kit/trees.ts';
import { ink } from './palette.ts';

export function observatoryGate(): Ink {
  const night = mix(ink.deep, '#0a1f2a', 0.55);
  const wall = mix(ink.paper, ink.sky, 0.3);
  const shade = mix(ink.mid, ink.deep, 0.5);
  const random = seeded(9);
  const trails = times(26, (i) =>
    stroke(
      polyline(
        arcPoints(
          [480, 560],
          90 + i * 34,
          90 + i * 34,
          between(random, 0, 180),
          between(random, 180, 300),
          40,
        ),
      ),
      i % 4 ? mix(night, ink.paper, 0.45) : ink.glow,
      between(random, 1.4, 3.2),
    ),
  ).join('');
  const house = (x: number, w: number, base: number, h: number, r: number, slit: boolean): Ink =>
    fill(box(x - w / 2, base - h, w, h), wall) +
    fade(box(x - w / 2, base - h, w, h), shade, [x + w / 2, base], [x - w * 0.2, base - h], 0.95) +
    fill(box(x - w / 2 - 8, base - h - 8, w + 16, 16), ink.paper) +
    fill(
      `M${x - r} ${base - h - 6}A${r} ${r * 1.04} 0 0 1 ${x + r} ${base - h - 6}Z`,
      mix(ink.far, ink.paper, 0.25),
    ) +
    fill(
      `M${x + r * 0.1} ${base - h - 6}A${r * 0.5} ${r * 1.04} 0 0 0 ${x} ${base - h - 6 - r * 1.04}A${r} ${r * 1.04} 0 0 1 ${x + r} ${base - h - 6}Z`,
      shade,
    ) +
    (slit
      ? fill(
          `M${x - r * 0.62} ${base - h - r * 0.84}L${x - r * 0.3} ${base - h - r * 1.02}L${x - r * 0.02} ${base - h - 8}L${x - r * 0.34} ${base - h - 8}Z`,
          night,
        ) +
        line(
          [x - r * 0.16, base - h - r * 0.3],
          [x - r * 0.66, base - h - r * 1.2],
          ink.glow,
          r * 0.13,
        ) +
        line(
          [x - r * 0.58, base - h - r * 1.06],
          [x - r * 0.7, base - h - r * 1.28],
          ink.paper,
          r * 0.18,
        )
      : '') +
    fill(archway(flat([x - 22, base], 1), 0, 0, 44, h * 0.62), ink.glow);
  return sheet(
    night,
    sky(night, mix(ink.mid, ink.deep, 0.35), 900),
    trails,
    stars(14, 80, 700, ink.paper),
    treeLine(7, -20, 980, 880, 230, mix(ink.deep, ink.mid, 0.25)),
    house(760, 180, 880, 110, 84, false),
    house(430, 330, 900, 190, 150, true),
    fill(box(120, 770, 150, 130), wall) +
      fade(box(120, 770, 150, 130), shade, [270, 900], [120, 780], 0.9) +
      fill(
        polygon([
          [104, 776],
          [195, 716],
          [286, 776],
        ]),
        ink.accent,
      ) +
      fill(box(150, 810, 34, 44) + box(206, 810, 34, 44), ink.glow),
    fill(
      ridge([
        [-10, 900],
        [300, 890],
        [640, 896],
        [970, 884],
      ]),
      mix(ink.mid, ink.deep, 0.4),
    ),
    fill(
      polygon([
        [398, 896],
        [462, 896],
        [560, 1210],
        [210, 1210],
      ]),
      mix(ink.glow, ink.deep, 0.35),
    ),
    halo([430, 900], 190, ink.glow, 0.55),
    fade(box(0, 890, WIDTH, 320), night, [0, 1200], [0, 910], 0.9),
    castShadow([540, 1020], 120, 0.6, night),
    figure([540, 1020], 124, { coat: ink.accent, legs: night, skin: ink.glow }, 0.04),
    figure([600, 1024], 84, { coat: ink.paper, legs: night, skin: ink.glow }, 0.04),
    gumTree(
      8,
      [930, 1150],
      760,
      {
        dark: mix(night, ink.deep, 0.4),
        mid: mix(ink.deep, ink.mid, 0.2),
        light: mix(ink.deep, ink.mid, 0.5),
      },
      mix(ink.far, ink.deep, 0.2),
      night,
    ),
  );
}
