import { dome, openings } from '../../kit/facade.ts';
import { fade, fill, type Ink, sheet } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, crowd, figure } from '../../kit/people.ts';
import { archway, flat, panel } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { box, ellipse, polygon, ridge } from '../../kit/shapes.ts';
import { birds, cumulus, sky, sun } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { palm } from '../../kit/trees.ts';
import { glints, water, yacht } from '../../kit/water.ts';
import { fronds, ink } from './palette.ts';

export function theEsplanade(): Ink {
  const baths = flat([520, 690], 9);
  const stall = (x: number, y: number, s: number, tone: string): Ink =>
    fill(
      box(x - s * 0.46, y - s * 0.7, s * 0.05, s * 0.7) +
        box(x + s * 0.41, y - s * 0.7, s * 0.05, s * 0.7),
      ink.deep,
    ) +
    fill(box(x - s * 0.5, y - s * 0.34, s, s * 0.34), ink.paper) +
    fill(box(x - s * 0.5, y - s * 0.34, s, s * 0.06), mix(tone, ink.deep, 0.3)) +
    fill(
      times(5, (i) => ellipse(x - s * 0.36 + i * s * 0.18, y - s * 0.4, s * 0.07)).join(''),
      mix(tone, ink.paper, 0.3),
    ) +
    fill(
      polygon([
        [x - s * 0.6, y - s * 0.68],
        [x, y - s * 1.12],
        [x + s * 0.6, y - s * 0.68],
      ]),
      tone,
    ) +
    fill(
      polygon([
        [x + s * 0.12, y - s * 0.68],
        [x, y - s * 1.12],
        [x + s * 0.6, y - s * 0.68],
      ]),
      mix(tone, ink.deep, 0.4),
    ) +
    fill(
      times(
        6,
        (i) =>
          `M${x - s * 0.6 + i * s * 0.2} ${y - s * 0.69}h${s * 0.2}a${s * 0.1} ${s * 0.1} 0 0 1 ${-s * 0.2} 0Z`,
      ).join(''),
      mix(tone, ink.paper, 0.5),
    );
  return sheet(
    ink.sky,
    sky(mix(ink.mid, ink.paper, 0.45), ink.paper, 560),
    sun([250, 300], 110, ink.glow, ink.paper),
    cumulus(5, [640, 250], 300, ink.paper),
    birds(5, [440, 380], 6, 20, ink.deep),
    skyline(5, 20, 260, 566, 90, mix(ink.mid, ink.sky, 0.5), 0.5),
    water(560, ink.mid, mix(ink.mid, ink.deep, 0.5), 760),
    glints(4, [250, 566], 300, 160, 20, ink.glow),
    yacht([420, 606], 88, ink.paper, mix(ink.paper, ink.far, 0.4), ink.deep, 5),
    yacht([130, 590], 60, ink.paper, mix(ink.paper, ink.far, 0.4), ink.deep, 5),
    fill(panel(baths, 0, 0, 44, 7), ink.paper),
    fade(panel(baths, 0, 0, 44, 7), ink.far, [960, 690], [560, 660], 0.7),
    fill(
      openings(baths, { cols: 10, u: 6, v: 1, du: 4, width: 2.2, height: 4, arched: true }),
      ink.deep,
    ),
    fill(panel(baths, 0, 7, 44, 1), ink.accent),
    ...[0, 34].map(
      (u) =>
        fill(panel(baths, u, 0, 6, 13), ink.paper) +
        fill(panel(baths, u + 3.8, 0, 2.2, 13), mix(ink.paper, ink.far, 0.5)) +
        fill(archway(baths, u + 1.6, 7, 2.6, 4), ink.deep) +
        dome(baths, [u + 3, 13], 3.2, 1.2, ink.accent, mix(ink.accent, ink.deep, 0.45), 3),
    ),
    fill(
      ridge([
        [-10, 640],
        [220, 660],
        [420, 700],
        [640, 690],
        [970, 684],
      ]),
      mix(ink.glow, ink.paper, 0.4),
    ),
    fill(
      ridge([
        [-10, 760],
        [300, 730],
        [620, 760],
        [970, 740],
      ]),
      mix(ink.mid, ink.glow, 0.45),
    ),
    fade(
      ridge([
        [-10, 760],
        [300, 730],
        [620, 760],
        [970, 740],
      ]),
      mix(ink.mid, ink.deep, 0.4),
      [0, 900],
      [0, 740],
      0.8,
    ),
    fill(
      ridge([
        [-10, 850],
        [320, 830],
        [640, 850],
        [970, 820],
      ]),
      mix(ink.far, ink.paper, 0.55),
    ),
    fade(
      ridge([
        [-10, 850],
        [320, 830],
        [640, 850],
        [970, 820],
      ]),
      mix(ink.far, ink.deep, 0.4),
      [0, 1230],
      [0, 870],
      0.9,
    ),
    palm(3, [70, 860], 400, fronds, fronds.dark),
    palm(8, [470, 850], 330, fronds, fronds.dark),
    stall(250, 880, 120, ink.accent),
    stall(420, 886, 124, ink.mid),
    stall(600, 884, 122, ink.glow),
    crowd(
      4,
      [180, 905],
      [760, 905],
      9,
      82,
      [ink.deep, ink.accent, ink.paper, ink.mid],
      ink.deep,
      ink.far,
    ),
    stall(150, 1040, 220, ink.glow),
    stall(500, 1056, 230, ink.accent),
    stall(830, 1036, 220, ink.mid),
    castShadow([330, 1100], 150, 0.8, ink.deep),
    figure([330, 1100], 160, { coat: ink.paper, legs: ink.deep, skin: ink.far }, 0.11),
    figure([676, 1096], 156, { coat: ink.deep, legs: ink.accent, skin: ink.far }, 0.11),
  );
}
