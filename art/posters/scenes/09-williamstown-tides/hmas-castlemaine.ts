import { clip, fade, fill, type Ink, line, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { times } from '../../kit/random.ts';
import { box, curve, ellipse, polygon, polyline } from '../../kit/shapes.ts';
import { birds, sky, streaks, sun } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { pennant, swag } from '../../kit/street.ts';
import { glints, reflection, water } from '../../kit/water.ts';
import { ink } from './palette.ts';

export function hmasCastlemaine(): Ink {
  const level = 830;
  const grey = mix(ink.sky, ink.deep, 0.35);
  const pale = mix(ink.sky, ink.paper, 0.25);
  const dark = mix(ink.mid, ink.deep, 0.6);
  const hull = `${curve([
    [60, 664],
    [96, 760],
    [130, level + 12],
  ])}L826 ${level + 12}${curve([
    [826, level + 12],
    [860, 740],
    [916, 600],
  ]).replace('M', 'L')}${curve([
    [916, 600],
    [760, 668],
    [560, 690],
  ]).replace('M', 'L')}L60 690Z`;
  const ship =
    line([430, 430], [430, 150], dark, 9) +
    line([378, 250], [482, 250], dark, 6) +
    line([396, 200], [464, 200], dark, 5) +
    stroke(
      polyline([
        [430, 160],
        [908, 600],
      ]) +
        polyline([
          [430, 170],
          [90, 670],
        ]) +
        polyline([
          [430, 250],
          [560, 520],
        ]),
      dark,
      2,
    ) +
    fill(
      polygon([
        [300, 560],
        [308, 400],
        [374, 396],
        [380, 560],
      ]),
      pale,
    ) +
    fill(
      polygon([
        [344, 560],
        [346, 398],
        [374, 396],
        [380, 560],
      ]),
      grey,
    ) +
    fill(
      polygon([
        [306, 424],
        [307, 400],
        [374, 396],
        [375, 420],
      ]),
      dark,
    ) +
    fill(box(200, 600, 400, 92), pale) +
    fade(box(200, 600, 400, 92), dark, [600, 690], [300, 600], 0.7) +
    fill(
      polygon([
        [404, 604],
        [404, 500],
        [590, 500],
        [612, 604],
      ]),
      pale,
    ) +
    fill(
      polygon([
        [520, 604],
        [520, 500],
        [590, 500],
        [612, 604],
      ]),
      grey,
    ) +
    fill(
      polygon([
        [420, 502],
        [420, 440],
        [560, 440],
        [580, 502],
      ]),
      ink.paper,
    ) +
    fill(times(6, (i) => box(432 + i * 24, 456, 15, 20)).join(''), ink.deep) +
    fill(box(412, 430, 178, 12), dark) +
    fill(
      polygon([
        [670, 670],
        [680, 606],
        [740, 600],
        [756, 660],
      ]),
      grey,
    ) +
    line([712, 622], [850, 572], dark, 13) +
    fill(ellipse(700, 622, 34, 26), pale) +
    fill(
      polygon([
        [120, 690],
        [128, 636],
        [180, 636],
        [190, 690],
      ]),
      grey,
    ) +
    line([150, 646], [70, 606], dark, 9) +
    fill(times(4, (i) => ellipse(250 + i * 42, 580, 22, 13)).join(''), ink.paper) +
    fill(hull, mix(grey, pale, 0.4)) +
    fade(hull, dark, [900, 850], [500, 640], 0.8) +
    fill(times(12, (i) => ellipse(180 + i * 48, 738, 8)).join(''), dark) +
    clip(hull, fill(box(0, level - 22, WIDTH, 60), mix(ink.accent, ink.deep, 0.25))) +
    stroke(
      polyline([
        [60, 648],
        [560, 660],
        [760, 640],
        [910, 580],
      ]),
      dark,
      3,
    ) +
    fill(times(20, (i) => box(70 + i * 26, 650, 3, 40)).join(''), dark);
  return sheet(
    ink.sky,
    sky(mix(ink.far, ink.sky, 0.4), ink.glow, 760),
    sun([680, 360], 120, ink.paper, ink.glow),
    streaks(5, [260, 250], 420, mix(ink.sky, ink.paper, 0.5), 4),
    streaks(9, [730, 440], 360, mix(ink.glow, ink.paper, 0.4), 2),
    skyline(23, -20, 420, 780, 170, mix(ink.sky, ink.far, 0.6), 0.6),
    fill(box(0, 776, WIDTH, 60), mix(ink.far, ink.mid, 0.4)),
    water(790, mix(ink.far, ink.mid, 0.5), ink.deep),
    reflection(level + 8, 280, 0.6, 0.5, ship),
    glints(4, [680, level + 10], 320, 330, 28, ink.glow),
    glints(7, [400, level + 40], 900, 330, 22, mix(ink.far, ink.paper, 0.35), 0.55),
    ship,
    swag(
      [430, 156],
      [908, 598],
      30,
      dark,
      15,
      pennant([ink.accent, ink.paper, ink.glow, ink.mid], 26),
    ),
    swag(
      [84, 668],
      [430, 156],
      20,
      dark,
      12,
      pennant([ink.glow, ink.mid, ink.accent, ink.paper], 26),
    ),
    birds(6, [250, 420], 5, 20, ink.deep),
    fade(box(0, 1040, WIDTH, 170), ink.deep, [0, 1210], [0, 1050], 0.9),
  );
}
