import { clip, fade, fill, type Ink, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { figure } from '../../kit/people.ts';
import { box, curve, polygon, ridge } from '../../kit/shapes.ts';
import { birds, cumulus, sky } from '../../kit/sky.ts';
import { eureka, skyline } from '../../kit/skyline.ts';
import { gumTree, palm, reeds, treeLine } from '../../kit/trees.ts';
import { glints } from '../../kit/water.ts';
import { ink, leaves } from './palette.ts';

export function cover(): Ink {
  const shrine = polygon([
    [510, 652],
    [510, 590],
    [540, 590],
    [552, 540],
    [564, 540],
    [570, 496],
    [590, 496],
    [596, 540],
    [608, 540],
    [620, 590],
    [650, 590],
    [650, 652],
  ]);
  return sheet(
    ink.sky,
    sky(mix(ink.sky, '#9cc3b4', 0.7), ink.paper, 640),
    cumulus(3, [690, 260], 320, ink.paper),
    cumulus(9, [330, 170], 220, ink.paper),
    skyline(15, 180, 800, 640, 330, mix(ink.far, ink.sky, 0.35), 0.45),
    skyline(23, 240, 860, 640, 190, mix(ink.far, ink.mid, 0.25), 0.7),
    eureka(410, 640, 46, 390, mix(ink.far, ink.mid, 0.2), mix(ink.far, ink.mid, 0.5), ink.glow),
    fill(shrine, mix(ink.paper, ink.glow, 0.4)),
    clip(shrine, fill(box(588, 480, 120, 180), mix(ink.glow, ink.accent, 0.45))),
    treeLine(5, -20, 980, 690, 100, mix(ink.far, ink.mid, 0.75)),
    treeLine(8, -20, 980, 730, 70, mix(ink.mid, ink.deep, 0.35)),
    fill(
      ridge([
        [-10, 730],
        [300, 712],
        [620, 722],
        [970, 705],
      ]),
      mix(ink.far, ink.glow, 0.45),
    ),
    fill(
      curve(
        [
          [200, 770],
          [420, 745],
          [700, 760],
          [760, 800],
          [640, 850],
          [380, 862],
          [190, 830],
        ],
        true,
      ),
      mix(ink.sky, '#6fa8a0', 0.65),
    ),
    glints(3, [470, 765], 460, 80, 9, ink.paper, 0.9),
    reeds(4, 180, 330, 858, 60, leaves.dark),
    reeds(6, 640, 770, 850, 56, leaves.dark),
    palm(
      5,
      [720, 800],
      240,
      { dark: leaves.dark, mid: mix(ink.mid, ink.deep, 0.3), light: ink.mid },
      ink.deep,
    ),
    fill(
      ridge([
        [-10, 880],
        [260, 868],
        [560, 905],
        [970, 860],
      ]),
      mix(ink.mid, ink.glow, 0.35),
    ),
    fill(
      polygon([
        [470, 905],
        [520, 905],
        [760, 1200],
        [430, 1200],
      ]),
      mix(ink.paper, ink.glow, 0.5),
    ),
    fade(box(0, 860, WIDTH, 340), ink.deep, [0, 1220], [0, 900], 0.75),
    figure([530, 1000], 96, {
      coat: ink.accent,
      legs: ink.deep,
      skin: mix(ink.glow, ink.accent, 0.5),
    }),
    gumTree(
      12,
      [70, 1150],
      1060,
      { dark: ink.deep, mid: leaves.dark, light: mix(ink.mid, ink.glow, 0.3) },
      mix(ink.paper, ink.glow, 0.2),
      ink.accent,
    ),
    gumTree(
      7,
      [930, 1080],
      640,
      { dark: ink.deep, mid: leaves.dark, light: mix(ink.mid, ink.glow, 0.3) },
      mix(ink.paper, ink.glow, 0.3),
      ink.accent,
    ),
    reeds(9, -10, 960, 1210, 90, ink.deep),
    birds(2, [600, 330], 5, 20, ink.deep),
  );
}
