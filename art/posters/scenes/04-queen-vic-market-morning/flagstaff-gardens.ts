import { fade, fill, type Ink, line, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { box, curve, ellipse, polygon, polyline, ridge } from '../../kit/shapes.ts';
import { cumulus, sky, sun } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { planeTree, treeLine } from '../../kit/trees.ts';
import { ink } from './palette.ts';

export function flagstaffGardens(): Ink {
  const leaves = {
    dark: mix(ink.deep, ink.mid, 0.35),
    mid: ink.mid,
    light: mix(ink.far, ink.glow, 0.3),
  };
  const skin = mix(ink.glow, ink.accent, 0.45);
  return sheet(
    ink.sky,
    sky(mix(ink.far, ink.sky, 0.5), ink.paper, 680),
    sun([700, 320], 96, ink.paper, ink.glow),
    cumulus(3, [250, 250], 260, ink.paper),
    cumulus(8, [780, 440], 200, ink.paper),
    skyline(20, -20, 420, 720, 470, mix(ink.far, ink.sky, 0.4), 0.2),
    skyline(24, 520, 980, 720, 430, mix(ink.far, ink.sky, 0.4), 0.9),
    treeLine(4, -20, 980, 760, 150, mix(ink.far, ink.mid, 0.5)),
    fill(
      ridge([
        [-10, 800],
        [240, 740],
        [480, 700],
        [720, 735],
        [970, 800],
      ]),
      mix(ink.far, ink.glow, 0.25),
    ),
    fill(
      polygon([
        [462, 704],
        [496, 704],
        [560, 860],
        [430, 1210],
        [150, 1210],
        [420, 880],
      ]),
      ink.paper,
    ),
    fade(
      ridge([
        [-10, 800],
        [240, 740],
        [480, 700],
        [720, 735],
        [970, 800],
      ]),
      ink.mid,
      [0, 1180],
      [0, 760],
      0.9,
    ),
    line([480, 706], [480, 180], ink.paper, 13),
    line([484, 706], [484, 180], mix(ink.far, ink.deep, 0.4), 5),
    line([400, 330], [560, 330], ink.paper, 9),
    stroke(
      polyline([
        [400, 330],
        [480, 210],
        [560, 330],
      ]) +
        polyline([
          [420, 704],
          [480, 330],
          [540, 704],
        ]),
      mix(ink.deep, ink.far, 0.4),
      2.5,
    ),
    fill(
      `${curve([
        [487, 190],
        [550, 176],
        [610, 200],
        [680, 186],
      ])}L680 286${curve([
        [680, 286],
        [610, 300],
        [550, 276],
        [487, 290],
      ]).replace('M', 'L')}Z`,
      ink.accent,
    ),
    fill(ellipse(480, 176, 11), ink.glow),
    planeTree(5, [150, 1000], 640, leaves, ink.deep),
    planeTree(9, [840, 980], 600, leaves, ink.deep),
    fill(ellipse(610, 958, 120, 20), ink.accent),
    figure([570, 960], 74, { coat: ink.glow, legs: ink.deep, skin }, 0.02),
    figure([640, 962], 74, { coat: ink.paper, legs: ink.deep, skin }, 0.02),
    castShadow([420, 900], 84, 0.9, ink.deep),
    figure([420, 900], 84, { coat: ink.deep, legs: ink.deep, skin }),
    fade(box(0, 960, WIDTH, 240), ink.deep, [0, 1230], [0, 980], 0.9),
  );
}
