import { balustrade, cornice, openings, windows } from '../../kit/facade.ts';
import { fade, fill, type Ink, line, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { across, along, archway, on, panel, space } from '../../kit/plane.ts';
import { box, polygon } from '../../kit/shapes.ts';
import { cumulus, sky } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { ink, stone } from './palette.ts';

export function windsorHotel(): Ink {
  const view = space({ centre: [330, 860], focal: 900, eye: 1.7, turn: -30 });
  const front = along(view, -22, 20);
  const slate = mix(ink.accent, ink.deep, 0.45);
  const long = 62;
  const rows = [7, 11.2, 15.4].map((v) => ({
    cols: 17,
    u: 1.2,
    v,
    du: 3.6,
    width: 1.7,
    height: 2.7,
    arched: v < 15,
  }));
  const mansard = (u: number) =>
    fill(panel(front, u, 0, 8.4, 21), mix(stone.light, ink.paper, 0.35)) +
    windows(
      front,
      {
        cols: 2,
        rows: 3,
        u: u + 1.3,
        v: 7,
        du: 3.4,
        dv: 4.2,
        width: 1.9,
        height: 2.8,
        arched: true,
      },
      stone.dark,
      stone.shade,
    ) +
    cornice(front, u - 0.2, 20.4, 8.8, 0.8, ink.paper, stone.shade) +
    fill(
      on(front, [
        [u, 21.2],
        [u + 1.6, 27.4],
        [u + 6.8, 27.4],
        [u + 8.4, 21.2],
      ]),
      slate,
    ) +
    fill(
      on(front, [
        [u + 5.4, 21.2],
        [u + 5.4, 27.4],
        [u + 6.8, 27.4],
        [u + 8.4, 21.2],
      ]),
      mix(slate, ink.deep, 0.5),
    ) +
    fill(archway(front, u + 2.7, 22, 2.8, 3.6), ink.paper) +
    fill(archway(front, u + 3.2, 22, 1.8, 3), stone.dark) +
    fill(panel(front, u + 1.4, 27.4, 5.6, 0.4), ink.glow) +
    fill(panel(front, u + 4.1, 27.6, 0.16, 6), ink.deep) +
    fill(
      on(front, [
        [u + 4.3, 33.4],
        [u + 7.4, 32.8],
        [u + 7.2, 31.2],
        [u + 4.3, 31.6],
      ]),
      mix(ink.mid, '#c22f22', 0.6),
    );
  return sheet(
    ink.sky,
    sky(mix(ink.sky, ink.accent, 0.2), ink.paper, 760),
    cumulus(6, [560, 250], 300, ink.paper),
    cumulus(9, [820, 420], 180, ink.paper),
    skyline(8, 700, 990, 880, 260, mix(ink.sky, ink.far, 0.4), 0.3),
    fill(panel(across(view, -42, 20), 0, 0, 20, 20), stone.shade),
    fade(panel(across(view, -42, 20), 0, 0, 20, 20), stone.dark, [0, 860], [40, 400], 0.7),
    fill(panel(front, 0, 0, long, 19), stone.light),
    fade(panel(front, 0, 0, long, 19), stone.shade, [960, 800], [300, 600], 0.7),
    ...rows.map((row) => windows(front, row, stone.dark, stone.shade)),
    ...[6, 10.4, 14.6, 18.6].map((v) => cornice(front, 0, v, long, 0.45, ink.paper, stone.shade)),
    balustrade(front, 0, 19, long, 1.2, stone.light, stone.shade),
    mansard(46),
    mansard(6),
    fill(panel(front, 0, 0, long, 5.6), mix(stone.mid, ink.far, 0.5)),
    fill(
      openings(front, { cols: 13, u: 1, v: 0, du: 4.6, width: 3.4, height: 4.8, arched: true }),
      stone.dark,
    ),
    fill(
      openings(front, { cols: 13, u: 1.5, v: 0, du: 4.6, width: 2.5, height: 4.2, arched: true }),
      ink.glow,
    ),
    fade(panel(front, 0, 0, long, 5.6), ink.mid, [400, 930], [400, 780], 0.8),
    fill(
      polygon([[-10, 1016], front(0, 0), front(long, 0), [970, 890], [970, 1210], [-10, 1210]]),
      mix(ink.far, ink.paper, 0.35),
    ),
    fill(
      polygon([
        [-10, 1100],
        [970, 912],
        [970, 1210],
        [-10, 1210],
      ]),
      mix(ink.mid, ink.deep, 0.5),
    ),
    fade(box(0, 880, WIDTH, 330), ink.deep, [0, 1220], [200, 930], 0.8),
    line([200, 1210], [970, 960], mix(ink.far, ink.deep, 0.2), 6),
    line([330, 1210], [970, 985], mix(ink.far, ink.deep, 0.2), 6),
    castShadow([500, 1008], 150, 0.7, ink.deep),
    figure(
      [500, 1008],
      150,
      { coat: mix(ink.mid, '#c22f22', 0.6), legs: ink.deep, skin: ink.far },
      0.03,
    ),
    fill(box(485, 848, 30, 34) + box(474, 876, 52, 7), ink.deep),
    figure([640, 976], 112, { coat: ink.paper, legs: ink.accent, skin: ink.far }),
    figure([690, 968], 106, { coat: ink.deep, legs: ink.deep, skin: ink.far }),
  );
}
