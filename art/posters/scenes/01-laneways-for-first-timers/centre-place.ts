import { fade, fill, halo, type Ink, line, sheet, WIDTH } from '../../kit/ink.ts';
import { laneSide } from '../../kit/lane.ts';
import { mix } from '../../kit/palette.ts';
import { crowd } from '../../kit/people.ts';
import { across, ground, panel, space } from '../../kit/plane.ts';
import { box, ellipse, polygon } from '../../kit/shapes.ts';
import { sky } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { blade, cobbles, stairs } from '../../kit/street.ts';
import { shady, sunny } from './lane-blocks.ts';
import { ink, night } from './palette.ts';

export function centrePlace(): Ink {
  const view = space({ centre: [450, 640], focal: 880, eye: 2.4 });
  const path = ground(view);
  const warm = { shop: ink.paper };
  const signs = [20, 16.5, 13.6, 11, 9, 7.4].map((z, i) => {
    const side = i % 2 ? 1 : -1;
    const tones = [ink.accent, ink.glow, ink.mid, ink.paper] as const;
    const at = (out: number, v: number) => view(side * (2 - out), v, z);
    const lantern = view(side * -0.7, 4.6, z - 0.8);
    const r = 300 / z;
    return (
      blade(at, 3.3, 1.05, 1.3, tones[i % 4] ?? ink.accent) +
      fill(polygon([at(0, 4.75), at(1.1, 4.75), at(1.1, 4.68), at(0, 4.68)]), night) +
      line([lantern[0], lantern[1] - r * 2.4], lantern, night, 2) +
      halo(lantern, r * 2.6, ink.glow, 0.8) +
      fill(ellipse(lantern[0], lantern[1], r, r * 1.15), ink.paper) +
      fill(ellipse(lantern[0] + r * 0.35, lantern[1], r * 0.62, r * 1.02), ink.glow)
    );
  });
  return sheet(
    ink.glow,
    sky(ink.mid, ink.paper, 560),
    skyline(8, 380, 540, 650, 420, mix(ink.sky, ink.paper, 0.35), 0.5),
    fill(panel(path, -2, 0.5, 4, 60), mix(ink.mid, ink.deep, 0.4)),
    fade(panel(path, -2, 0.5, 4, 60), ink.glow, [450, 640], [450, 1060], 1),
    cobbles(path, 9, [-2, 2], [2.4, 20], [mix(ink.mid, ink.glow, 0.5), night], 0.45),
    laneSide(view, -2, [
      shady(4, 9, 17, 0.5, warm),
      shady(9, 14, 14, 0.25, warm),
      shady(14, 22, 20, 0.4, warm),
      shady(22, 36, 15, 0.1, warm),
    ]),
    laneSide(view, 2, [
      sunny(4, 8.5, 13, 0.05, { bay: 2.2 }),
      sunny(8.5, 15, 18, 0.3, { bay: 2.2, arched: true }),
      sunny(15, 24, 13, 0.5),
      sunny(24, 36, 19, 0.3),
    ]),
    stairs(across(view, -2, 21), 0, 0, 4, 1.4, 6, 0, ink.paper, ink.far),
    ...signs.slice(0, 3),
    crowd(
      3,
      view(-1.2, 0, 15),
      view(1.3, 0, 15),
      6,
      104,
      [ink.accent, ink.deep, ink.mid, ink.paper],
      night,
      ink.far,
    ),
    ...signs.slice(3),
    crowd(
      5,
      view(-1.3, 0, 10),
      view(1.4, 0, 9.6),
      4,
      156,
      [ink.glow, ink.deep, ink.accent],
      night,
      ink.far,
    ),
    fade(box(0, 960, WIDTH, 240), night, [0, 1220], [0, 960], 0.95),
  );
}
