import { bowArch } from '../../kit/bridges.ts';
import { fade, fill, type Ink, sheet } from '../../kit/ink.ts';
import { stationCorner } from '../../kit/landmarks.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { flat, ground, panel, space } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { box, polygon } from '../../kit/shapes.ts';
import { sky, streaks, sun } from '../../kit/sky.ts';
import { artsSpire, eureka, skyline } from '../../kit/skyline.ts';
import { lamp } from '../../kit/street.ts';
import { planeTree } from '../../kit/trees.ts';
import { glints } from '../../kit/water.ts';
import { ink, stone } from './palette.ts';

export function southbankPromenade(): Ink {
  const view = space({ centre: [430, 690], focal: 820, eye: 2 });
  const leaves = {
    dark: mix(ink.deep, ink.mid, 0.2),
    mid: mix(ink.mid, ink.deep, 0.3),
    light: mix(ink.mid, ink.glow, 0.4),
  };
  const path = ground(view);
  const river = polygon([
    view(2.6, -1.2, 1.4),
    view(90, -1.2, 1.4),
    view(300, -1.2, 300),
    view(2.6, -1.2, 300),
  ]);
  return sheet(
    ink.sky,
    sky(mix(ink.mid, ink.paper, 0.35), ink.glow, 690),
    sun([610, 560], 76, ink.paper, ink.glow),
    streaks(3, [650, 300], 420, mix(ink.paper, ink.sky, 0.3), 4),
    skyline(18, 520, 990, 694, 330, mix(ink.sky, ink.far, 0.5), 0.7),
    stationCorner(flat([560, 696], 4), stone, [ink.mid, mix(ink.mid, ink.deep, 0.6)], ink.paper),
    fill(box(430, 672, 330, 9), ink.deep),
    bowArch([470, 674], [700, 674], 60, ink.paper, 6, 10),
    artsSpire(384, 690, 300, mix(ink.far, ink.paper, 0.3)),
    eureka(
      196,
      720,
      120,
      600,
      mix(ink.mid, ink.paper, 0.25),
      mix(ink.mid, ink.deep, 0.35),
      ink.glow,
    ),
    fill(box(-10, 470, 110, 300), mix(ink.far, ink.deep, 0.35)),
    fill(river, ink.mid),
    fade(river, ink.deep, [800, 1200], [700, 720], 0.9),
    glints(4, [640, 702], 260, 420, 26, ink.glow),
    fill(
      polygon([view(2.6, 0, 1.4), view(2.6, -1.2, 1.4), view(2.6, -1.2, 200), view(2.6, 0, 200)]),
      ink.deep,
    ),
    fill(panel(path, -12, 1, 14.6, 300), mix(ink.sky, ink.paper, 0.35)),
    fill(
      times(16, (i) => panel(path, -12, 3 + i * i * 0.45, 14.6, 0.14 + i * 0.03)).join(''),
      ink.far,
    ),
    fade(panel(path, -12, 1, 14.6, 300), mix(ink.far, ink.deep, 0.5), [300, 1210], [430, 760], 0.9),
    ...[46, 32, 23, 16.5, 12].map((z, i) =>
      planeTree(30 + i, view(-4.6, 0, z), 5000 / z, leaves, ink.deep),
    ),
    ...[40, 26, 17, 11, 7].map((z) => lamp(view(2.1, 0, z), 3200 / z, ink.deep, ink.paper)),
    fill(
      polygon([view(2.5, 1, 1.4), view(2.5, 1.08, 1.4), view(2.5, 1.08, 100), view(2.5, 1, 100)]),
      ink.deep,
    ),
    castShadow(view(0.4, 0, 13), 112, -0.8, ink.deep),
    figure(view(0.4, 0, 13), 112, { coat: ink.accent, legs: ink.deep, skin: ink.far }),
    figure(view(1, 0, 13.4), 108, { coat: ink.paper, legs: ink.deep, skin: ink.far }),
    figure(view(-0.7, 0, 24), 60, { coat: ink.deep, legs: ink.deep, skin: ink.far }),
  );
}
