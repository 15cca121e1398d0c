import { clip, fade, fill, type Ink, move, sheet, WIDTH } from '../../kit/ink.ts';
import { stPauls } from '../../kit/landmarks.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, crowd, figure } from '../../kit/people.ts';
import { pick, seeded, times } from '../../kit/random.ts';
import { box, type Outline, type Point, polygon, ridge } from '../../kit/shapes.ts';
import { birds, rays, sky } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { ink } from './palette.ts';

/** The square's pinwheel skin: right triangles in sandstone, zinc and glass, inside an outline. */
function shards(
  outline: Outline,
  seed: number,
  [x, y]: Point,
  width: number,
  height: number,
  cell: number,
  tones: readonly [string, ...string[]],
  share: number,
): Ink {
  const random = seeded(seed);
  const [cols, rows] = [Math.ceil(width / cell), Math.ceil(height / (cell / 2))];
  const tiles = times(cols * rows, (i) => {
    const [left, top] = [x + (i % cols) * cell, y + Math.floor(i / cols) * (cell / 2)];
    const corners: readonly [Point, Point, Point] =
      random() < 0.5
        ? [
            [left, top],
            [left + cell, top],
            [left, top + cell / 2],
          ]
        : [
            [left + cell, top],
            [left + cell, top + cell / 2],
            [left, top + cell / 2],
          ];
    return random() < share ? fill(polygon(corners), pick(random, tones)) : '';
  });
  return clip(outline, move(`rotate(-14 ${x + width / 2} ${y + height / 2})`, ...tiles));
}

export function federationSquare(): Ink {
  const wings = [
    {
      outline: polygon([
        [-10, 380],
        [120, 330],
        [300, 420],
        [360, 820],
        [-10, 840],
      ]),
      base: mix(ink.sky, ink.paper, 0.3),
      seed: 4,
    },
    {
      outline: polygon([
        [610, 440],
        [760, 300],
        [970, 360],
        [970, 850],
        [560, 830],
      ]),
      base: ink.far,
      seed: 9,
    },
    {
      outline: polygon([
        [300, 420],
        [360, 820],
        [430, 830],
        [420, 500],
      ]),
      base: mix(ink.far, ink.deep, 0.55),
      seed: 12,
    },
  ];
  const tones = [ink.paper, ink.sky, ink.far, mix(ink.mid, ink.paper, 0.3), ink.deep] as const;
  return sheet(
    ink.sky,
    sky(mix(ink.mid, ink.paper, 0.35), ink.paper, 700),
    rays([500, 760], 24, ink.glow, 0.22),
    skyline(11, 340, 640, 800, 330, mix(ink.far, ink.paper, 0.45), 0.8),
    stPauls([480, 815], 520, mix(ink.far, ink.mid, 0.35), mix(ink.mid, ink.deep, 0.35)),
    ...wings.map(
      (wing) =>
        fill(wing.outline, wing.base) +
        shards(wing.outline, wing.seed, [-80, 220], 1140, 720, 62, tones, 0.62),
    ),
    fade(wings[1]?.outline ?? '', ink.deep, [970, 850], [640, 420], 0.8),
    fade(wings[0]?.outline ?? '', ink.deep, [180, 900], [160, 520], 0.5),
    fill(
      polygon([
        [60, 820],
        [70, 690],
        [190, 660],
        [240, 826],
      ]) +
        polygon([
          [700, 826],
          [716, 700],
          [860, 690],
          [890, 836],
        ]),
      ink.deep,
    ),
    fill(
      polygon([
        [90, 820],
        [98, 710],
        [180, 690],
        [214, 824],
      ]),
      ink.glow,
    ),
    fill(
      polygon([
        [724, 826],
        [736, 716],
        [846, 708],
        [866, 834],
      ]),
      ink.glow,
    ),
    fill(
      ridge([
        [-10, 830],
        [300, 806],
        [500, 812],
        [760, 822],
        [970, 840],
      ]),
      mix(ink.accent, ink.sky, 0.45),
    ),
    shards(
      box(0, 805, WIDTH, 400),
      31,
      [-60, 780],
      1100,
      560,
      88,
      [mix(ink.accent, ink.deep, 0.25), mix(ink.sky, ink.paper, 0.3), mix(ink.far, ink.deep, 0.3)],
      0.4,
    ),
    fade(box(0, 805, WIDTH, 400), ink.deep, [0, 1230], [0, 850], 0.85),
    crowd(4, [330, 850], [640, 858], 7, 56, [ink.deep, ink.accent, ink.paper], ink.deep, ink.far),
    castShadow([360, 985], 124, 0.8, ink.deep),
    figure([360, 985], 124, { coat: ink.paper, legs: ink.deep, skin: ink.far }),
    castShadow([610, 1040], 150, 0.8, ink.deep),
    figure([610, 1040], 150, { coat: ink.mid, legs: ink.deep, skin: ink.far }, 0.13),
    birds(4, [420, 260], 6, 22, ink.deep),
  );
}
