import { fade, fill, type Ink, line, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { figure } from '../../kit/people.ts';
import { times } from '../../kit/random.ts';
import { box, curve, ellipse, polygon, ridge } from '../../kit/shapes.ts';
import { rays, sky, sun } from '../../kit/sky.ts';
import { planeTree, treeLine } from '../../kit/trees.ts';
import { ink } from './palette.ts';

export function edinburghGardens(): Ink {
  const base = 830;
  const leaves = {
    dark: mix(ink.deep, ink.mid, 0.4),
    mid: ink.mid,
    light: mix(ink.mid, ink.glow, 0.5),
  };
  const skin = ink.far;
  const post = (x: number) =>
    fill(box(x, 620, 13, base - 620), ink.paper) + fill(box(x + 8, 620, 5, base - 620), ink.far);
  const picnic = (
    x: number,
    y: number,
    s: number,
    rug: string,
    coats: readonly [string, ...string[]],
  ) =>
    fill(
      polygon([
        [x - s, y],
        [x - s * 0.6, y - s * 0.28],
        [x + s, y - s * 0.22],
        [x + s * 0.7, y + s * 0.1],
      ]),
      rug,
    ) +
    fill(
      polygon([
        [x - s * 0.5, y - s * 0.02],
        [x - s * 0.1, y - s * 0.25],
        [x + s * 0.1, y - s * 0.25],
        [x - s * 0.2, y],
      ]),
      ink.paper,
      0.6,
    ) +
    coats
      .map((coat, i) => {
        const px = x - s * 0.4 + i * s * 0.6;
        return (
          fill(
            curve(
              [
                [px - s * 0.16, y - s * 0.1],
                [px - s * 0.12, y - s * 0.5],
                [px + s * 0.12, y - s * 0.5],
                [px + s * 0.2, y - s * 0.12],
                [px + s * 0.4, y - s * 0.04],
              ],
              true,
            ),
            coat,
          ) +
          fill(ellipse(px, y - s * 0.62, s * 0.1, s * 0.12), skin) +
          fill(ellipse(px - 1, y - s * 0.67, s * 0.1, s * 0.08), ink.deep)
        );
      })
      .join('');
  return sheet(
    ink.sky,
    sky(ink.glow, ink.paper, 760),
    rays([480, 640], 28, ink.sky, 0.35),
    sun([480, 400], 130, ink.paper, ink.sky),
    treeLine(6, -20, 980, 800, 260, mix(ink.sky, ink.mid, 0.45)),
    treeLine(12, -20, 980, 830, 150, mix(ink.mid, ink.deep, 0.25)),
    fill(
      ridge([
        [-10, 820],
        [300, 806],
        [660, 812],
        [970, 824],
      ]),
      mix(ink.mid, ink.glow, 0.45),
    ),
    fade(box(0, 806, WIDTH, 400), ink.deep, [0, 1220], [0, 840], 0.85),
    fill(ellipse(480, base + 26, 250, 30), mix(ink.far, ink.deep, 0.3)),
    fill(box(250, base - 4, 460, 34), mix(ink.far, ink.paper, 0.3)),
    fill(ellipse(480, base - 4, 230, 22), ink.paper),
    ...[274, 360, 590, 674].map(post),
    fill(
      times(20, (i) => box(262 + i * 22, base - 66, 6, 60)).join('') + box(258, base - 70, 444, 9),
      ink.accent,
    ),
    post(246),
    post(700),
    fill(times(15, (i) => `M${250 + i * 31} 620a15.5 22 0 0 0 31 0Z`).join(''), ink.accent),
    fill(box(236, 602, 488, 22), ink.paper),
    fill(
      polygon([
        [214, 606],
        [330, 500],
        [630, 500],
        [746, 606],
      ]),
      mix(ink.accent, ink.deep, 0.1),
    ),
    fill(
      polygon([
        [520, 500],
        [630, 500],
        [746, 606],
        [560, 606],
      ]),
      mix(ink.accent, ink.deep, 0.5),
    ),
    fill(box(400, 452, 160, 50), ink.paper) +
      fill(times(5, (i) => box(412 + i * 30, 460, 16, 40)).join(''), ink.deep),
    fill(
      polygon([
        [376, 456],
        [480, 372],
        [584, 456],
      ]),
      mix(ink.accent, ink.deep, 0.1),
    ),
    fill(
      polygon([
        [486, 376],
        [584, 456],
        [506, 456],
      ]),
      mix(ink.accent, ink.deep, 0.5),
    ),
    line([480, 376], [480, 326], ink.deep, 6),
    figure([430, base - 6], 96, { coat: ink.deep, legs: ink.deep, skin }, 0.03),
    figure([520, base - 6], 96, { coat: ink.glow, legs: ink.deep, skin }, 0.03),
    planeTree(21, [20, 990], 640, leaves, ink.deep),
    planeTree(25, [946, 985], 600, leaves, ink.deep),
    picnic(360, 990, 120, ink.accent, [ink.glow, ink.paper]),
    picnic(660, 1080, 150, ink.mid, [ink.accent, ink.glow]),
  );
}
