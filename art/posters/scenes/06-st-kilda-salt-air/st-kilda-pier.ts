import { openings } from '../../kit/facade.ts';
import { fade, fill, type Ink, line, move, sheet } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { figure } from '../../kit/people.ts';
import { across, archway, on, panel, space } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { curve, ellipse, type Point, polygon, ridge } from '../../kit/shapes.ts';
import { sky, streaks, sun } from '../../kit/sky.ts';
import { lamp } from '../../kit/street.ts';
import { glints, water, yacht } from '../../kit/water.ts';
import { ink } from './palette.ts';

/** A little penguin, standing. */
function penguin([x, y]: Point, s: number, face: 1 | -1): Ink {
  return move(
    `translate(${x} ${y}) scale(${(face * s) / 100} ${s / 100})`,
    fill(
      curve(
        [
          [0, -100],
          [22, -86],
          [34, -50],
          [28, -8],
          [0, 0],
          [-26, -8],
          [-32, -50],
          [-20, -86],
        ],
        true,
      ),
      mix(ink.deep, ink.mid, 0.25),
    ),
    fill(
      curve(
        [
          [6, -72],
          [24, -52],
          [20, -10],
          [2, -4],
          [-8, -30],
        ],
        true,
      ),
      ink.paper,
    ),
    fill(
      polygon([
        [16, -90],
        [42, -84],
        [18, -78],
      ]),
      ink.deep,
    ),
    fill(ellipse(10, -86, 4), ink.paper),
    fill(
      polygon([
        [-28, -62],
        [-44, -20],
        [-24, -30],
      ]),
      ink.deep,
    ),
    fill(
      polygon([
        [-16, 0],
        [4, 0],
        [-6, 6],
      ]) +
        polygon([
          [6, 0],
          [26, 0],
          [16, 6],
        ]),
      ink.far,
    ),
  );
}

export function stKildaPier(): Ink {
  const view = space({ centre: [480, 600], focal: 820, eye: 2.6 });
  const kiosk = across(view, -5.4, 46);
  const deck = polygon([
    view(-2.6, 0, 1.6),
    view(2.6, 0, 1.6),
    view(2.6, 0, 46),
    view(-2.6, 0, 46),
  ]);
  const planks = times(46, (i) => {
    const z = 2.2 + i * 0.95;
    return fill(
      polygon([view(-2.6, 0, z), view(2.6, 0, z), view(2.6, 0, z + 0.1), view(-2.6, 0, z + 0.1)]),
      mix(ink.far, ink.deep, 0.5),
      0.7,
    );
  }).join('');
  const rail = (side: 1 | -1): Ink =>
    times(15, (i) => {
      const z = 44 - i * 2.8;
      return line(view(side * 2.6, 0, z), view(side * 2.6, 1.15, z), ink.deep, 90 / z);
    }).join('') +
    [1.1, 0.6]
      .map((h) =>
        fill(
          polygon([
            view(side * 2.6, h, 2),
            view(side * 2.6, h + 0.09, 2),
            view(side * 2.6, h + 0.09, 46),
            view(side * 2.6, h, 46),
          ]),
          ink.deep,
        ),
      )
      .join('');
  return sheet(
    ink.sky,
    sky(mix(ink.mid, ink.sky, 0.35), ink.glow, 600),
    sun([690, 470], 100, ink.paper, ink.glow),
    streaks(8, [300, 260], 480, mix(ink.far, ink.sky, 0.4), 4),
    streaks(3, [740, 440], 340, mix(ink.sky, ink.paper, 0.2), 2),
    fill(
      ridge(
        [
          [-10, 596],
          [200, 588],
          [480, 594],
          [970, 590],
        ],
        606,
      ),
      mix(ink.far, ink.mid, 0.3),
    ),
    water(600, ink.mid, ink.deep),
    glints(5, [690, 608], 300, 420, 32, ink.glow),
    glints(6, [200, 630], 500, 460, 22, mix(ink.mid, ink.paper, 0.35), 0.6),
    yacht([210, 622], 84, ink.paper, mix(ink.paper, ink.far, 0.4), ink.deep, -4),
    fill(panel(kiosk, -6, -0.6, 22.8, 1.1), ink.deep),
    fill(panel(kiosk, 0, 0, 10.8, 3.6), ink.paper),
    fill(panel(kiosk, 6.6, 0, 4.2, 3.6), mix(ink.paper, ink.far, 0.5)),
    fill(openings(kiosk, { cols: 5, u: 0.7, v: 0.6, du: 2.05, width: 1.2, height: 2.2 }), ink.deep),
    fill(
      on(kiosk, [
        [-1, 3.6],
        [1.6, 5.8],
        [9.2, 5.8],
        [11.8, 3.6],
      ]),
      ink.accent,
    ),
    fill(
      on(kiosk, [
        [6.4, 3.6],
        [6.4, 5.8],
        [9.2, 5.8],
        [11.8, 3.6],
      ]),
      mix(ink.accent, ink.deep, 0.35),
    ),
    fill(panel(kiosk, 3.8, 5.8, 3.2, 2.6), ink.paper) +
      fill(panel(kiosk, 5.6, 5.8, 1.4, 2.6), mix(ink.paper, ink.far, 0.5)),
    fill(archway(kiosk, 4.8, 6.1, 1.2, 1.8), ink.deep),
    fill(
      on(kiosk, [
        [3.2, 8.4],
        [5.4, 11],
        [7.6, 8.4],
      ]),
      ink.accent,
    ),
    line(kiosk(5.4, 11), kiosk(5.4, 13.6), ink.deep, 4),
    fill(
      on(kiosk, [
        [5.5, 13.5],
        [7.4, 13.1],
        [5.5, 12.6],
      ]),
      ink.accent,
    ),
    fill(
      polygon([view(-2.6, 0, 1.6), view(-2.6, -0.5, 1.6), view(-2.6, -0.5, 46), view(-2.6, 0, 46)]),
      ink.deep,
    ),
    fill(deck, mix(ink.far, ink.paper, 0.45)),
    planks,
    fade(deck, ink.deep, [480, 1210], [480, 700], 0.8),
    rail(-1),
    rail(1),
    ...[34, 20, 12].map((z) => lamp(view(-2.4, 0, z), 4200 / z, ink.deep, ink.paper)),
    figure(view(0.5, 0, 20), 76, { coat: ink.accent, legs: ink.deep, skin: ink.far }),
    figure(view(1, 0, 20.4), 72, { coat: ink.deep, legs: ink.deep, skin: ink.far }),
    figure(view(-0.9, 0, 30), 50, { coat: ink.paper, legs: ink.deep, skin: ink.far }),
    fill(
      ridge([
        [660, 1210],
        [700, 1110],
        [790, 1060],
        [880, 1075],
        [970, 1030],
      ]),
      mix(ink.deep, '#0c1c30', 0.4),
    ),
    penguin([800, 1066], 92, -1),
    penguin([876, 1078], 78, -1),
  );
}
