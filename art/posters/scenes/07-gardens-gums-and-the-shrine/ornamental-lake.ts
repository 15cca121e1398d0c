import { fade, fill, type Ink, line, move, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { figure } from '../../kit/people.ts';
import { times } from '../../kit/random.ts';
import { box, curve, ellipse, type Point, polygon } from '../../kit/shapes.ts';
import { cumulus, sky } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { palm, planeTree, reeds, treeLine } from '../../kit/trees.ts';
import { glints, reflection } from '../../kit/water.ts';
import { ink, leaves } from './palette.ts';

/** A black swan, gliding. */
function swan([x, y]: Point, s: number, face: 1 | -1): Ink {
  return move(
    `translate(${x} ${y}) scale(${(face * s) / 100} ${s / 100})`,
    fill(
      `${curve([
        [-62, -14],
        [-40, -34],
        [0, -36],
        [34, -20],
        [40, 0],
      ])}L-48 0Z`,
      ink.deep,
    ),
    fill(
      curve(
        [
          [-66, -20],
          [-40, -30],
          [-10, -22],
          [-40, -12],
        ],
        true,
      ),
      mix(ink.deep, ink.mid, 0.4),
    ),
    stroke(
      curve([
        [30, -14],
        [52, -46],
        [40, -78],
        [52, -92],
      ]),
      ink.deep,
      13,
    ),
    fill(
      polygon([
        [52, -98],
        [76, -86],
        [52, -84],
      ]),
      ink.accent,
    ),
  );
}

export function ornamentalLake(): Ink {
  const level = 690;
  const lake = mix(ink.sky, '#5f9c98', 0.6);
  const bank =
    treeLine(6, -20, 980, level, 230, mix(ink.far, ink.mid, 0.4)) +
    treeLine(11, -20, 420, level + 4, 170, mix(ink.mid, ink.deep, 0.2)) +
    treeLine(15, 620, 980, level + 4, 190, mix(ink.mid, ink.deep, 0.3)) +
    palm(
      5,
      [560, level + 2],
      330,
      { dark: leaves.dark, mid: ink.mid, light: leaves.light },
      ink.deep,
    ) +
    planeTree(
      8,
      [250, level + 4],
      330,
      { dark: mix(ink.accent, ink.deep, 0.55), mid: ink.accent, light: ink.glow },
      ink.deep,
    );
  return sheet(
    ink.sky,
    sky(mix(ink.sky, '#8fbfb4', 0.7), ink.paper, 640),
    cumulus(3, [300, 240], 300, ink.paper),
    cumulus(8, [730, 330], 220, ink.paper),
    skyline(18, 380, 900, level - 60, 230, mix(ink.far, ink.sky, 0.35), 0.4),
    bank,
    fill(box(0, level, WIDTH, 520), lake),
    reflection(level, 280, 0.85, 0.7, sky(mix(ink.sky, '#8fbfb4', 0.7), ink.paper, 640), bank),
    fade(
      box(0, level, WIDTH, 520),
      mix(ink.deep, '#2f6b66', 0.4),
      [0, 1200],
      [0, level + 80],
      0.95,
    ),
    glints(5, [480, level + 40], 900, 420, 26, ink.paper, 0.7),
    fill(
      curve(
        [
          [330, 906],
          [350, 946],
          [610, 946],
          [660, 900],
          [600, 920],
          [400, 920],
        ],
        true,
      ),
      mix(ink.accent, ink.deep, 0.3),
    ),
    figure([430, 926], 104, { coat: ink.paper, legs: ink.deep, skin: ink.accent }, 0.03),
    figure([520, 926], 70, { coat: ink.glow, legs: ink.deep, skin: ink.accent }, 0.02),
    figure([600, 916], 130, { coat: ink.deep, legs: ink.deep, skin: ink.accent }, 0.04),
    line([630, 810], [690, 1010], ink.deep, 6),
    reflection(
      944,
      90,
      0.6,
      0.4,
      fill(
        curve(
          [
            [330, 906],
            [350, 946],
            [610, 946],
            [660, 900],
          ],
          true,
        ),
        ink.deep,
      ),
    ),
    swan([220, 1010], 120, 1),
    swan([300, 1050], 92, 1),
    fill(
      times(16, (i) =>
        ellipse(620 + ((i * 67) % 330), 1040 + ((i * 41) % 130), 42 - (i % 4) * 6, 11),
      ).join(''),
      leaves.mid,
    ),
    fill(
      times(16, (i) =>
        ellipse(616 + ((i * 67) % 330), 1037 + ((i * 41) % 130), 34 - (i % 4) * 6, 7),
      ).join(''),
      leaves.light,
    ),
    times(6, (i) => {
      const [x, y] = [660 + i * 52, 1050 + ((i * 53) % 110)];
      return (
        fill(
          polygon([
            [x - 16, y],
            [x - 8, y - 22],
            [x, y - 6],
            [x + 8, y - 22],
            [x + 16, y],
          ]) +
            polygon([
              [x - 7, y],
              [x, y - 28],
              [x + 7, y],
            ]),
          ink.paper,
        ) + fill(ellipse(x, y - 4, 6), ink.glow)
      );
    }).join(''),
    reeds(4, -10, 200, 1210, 240, leaves.dark),
    reeds(7, 760, 970, 1215, 160, ink.deep),
  );
}
