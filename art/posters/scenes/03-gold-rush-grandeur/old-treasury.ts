import { balustrade, cornice, openings, windows } from '../../kit/facade.ts';
import { fade, fill, type Ink, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { across, along, ground, on, panel, space } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { box, ridge } from '../../kit/shapes.ts';
import { cumulus, rays, sky } from '../../kit/sky.ts';
import { planeTree, treeLine } from '../../kit/trees.ts';
import { ink, leaves, stone } from './palette.ts';

export function oldTreasury(): Ink {
  const view = space({ centre: [480, 850], focal: 900, eye: 1.7, turn: 30 });
  const front = across(view, 4, 34);
  const side = along(view, 4, 34);
  const storey = (v: number, height: number, arched: boolean): Ink =>
    windows(
      front,
      { cols: 7, u: 2, v, du: 4.2, width: 2.1, height, arched },
      stone.dark,
      stone.shade,
    ) + fill(openings(side, { cols: 4, u: 2, v, du: 4.4, width: 2, height, arched }), stone.dark);
  const walls = [0, 1, 2].map((i) => i * 6.4);
  return sheet(
    ink.sky,
    sky(mix(ink.accent, ink.sky, 0.45), ink.paper, 760),
    rays([700, 900], 22, ink.paper, 0.2),
    cumulus(2, [300, 260], 320, ink.paper),
    treeLine(5, -20, 980, 860, 170, mix(ink.accent, ink.sky, 0.3)),
    fill(panel(front, 0, 0, 33, 20), stone.light),
    fill(panel(side, 0, 0, 20, 20), stone.shade),
    fade(panel(side, 0, 0, 20, 20), stone.dark, [100, 880], [200, 400], 0.6),
    storey(2.2, 4, true),
    storey(8.4, 4.2, true),
    storey(14.6, 3.4, false),
    ...walls
      .slice(1)
      .map(
        (v) =>
          cornice(front, 0, v + 0.6, 33, 0.6, mix(stone.light, ink.paper, 0.5), stone.shade) +
          fill(panel(side, 0, v + 0.6, 20, 0.6), stone.mid),
      ),
    fill(panel(front, 10.4, 0, 12.6, 20), mix(stone.light, ink.paper, 0.45)),
    fill(
      openings(front, { cols: 3, u: 11.2, v: 0.4, du: 4, width: 2.9, height: 6.2, arched: true }),
      stone.dark,
    ),
    fill(
      openings(front, { cols: 3, u: 11.2, v: 8, du: 4, width: 2.9, height: 5.2, arched: true }),
      stone.shade,
    ),
    fill(
      openings(front, { cols: 3, u: 11.8, v: 8, du: 4, width: 2.2, height: 4.8, arched: true }),
      stone.dark,
    ),
    fill(openings(front, { cols: 3, u: 11.8, v: 14.8, du: 4, width: 1.8, height: 3 }), stone.dark),
    balustrade(front, 10.4, 7, 12.6, 1.1, mix(stone.light, ink.paper, 0.5), stone.shade),
    cornice(front, -0.3, 19.6, 33.6, 1.2, ink.paper, stone.shade),
    fill(panel(side, -0.2, 19.6, 20.4, 1.2), stone.mid),
    balustrade(front, 0, 20.8, 33, 1.4, stone.light, stone.shade),
    fill(
      on(ground(view), [
        [-60, 6],
        [90, 6],
        [90, 34],
        [-60, 34],
      ]),
      mix(ink.far, ink.paper, 0.4),
    ),
    times(7, (i) => {
      const step = across(view, 14.4, 33.4 - i * 0.9);
      const lift = (6 - i) * 0.3;
      return (
        fill(
          panel(step, -i * 0.3, 0, 12.6 + i * 0.6, lift + 0.3),
          i % 2 ? stone.mid : stone.light,
        ) + fill(panel(step, -i * 0.3, lift, 12.6 + i * 0.6, 0.12), stone.shade)
      );
    }).join(''),
    fade(box(0, 850, WIDTH, 350), ink.mid, [0, 1210], [0, 900], 0.95),
    fill(
      ridge([
        [-10, 990],
        [160, 990],
        [330, 1040],
        [430, 1120],
        [460, 1210],
      ]),
      leaves.mid,
    ),
    fade(
      ridge([
        [-10, 990],
        [160, 990],
        [330, 1040],
        [430, 1120],
        [460, 1210],
      ]),
      leaves.dark,
      [200, 1200],
      [300, 960],
      0.9,
    ),
    figure([640, 1030], 96, { coat: ink.deep, legs: ink.deep, skin: ink.far }),
    castShadow([640, 1030], 96, -0.8, ink.deep),
    figure([700, 1024], 92, { coat: ink.accent, legs: ink.deep, skin: ink.far }),
    planeTree(8, [30, 1060], 560, { dark: leaves.dark, mid: ink.far, light: ink.glow }, ink.deep),
  );
}
