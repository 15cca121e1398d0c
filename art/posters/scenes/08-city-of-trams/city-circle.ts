import { balustrade, colonnade, cornice, openings, pediment } from '../../kit/facade.ts';
import { fade, fill, type Ink, line, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { flat, panel } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { box, ellipse, polygon, polyline } from '../../kit/shapes.ts';
import { cumulus, sky, sun } from '../../kit/sky.ts';
import { type Livery, tramSide } from '../../kit/transit.ts';
import { planeTree } from '../../kit/trees.ts';
import { ink, livery } from './palette.ts';

export function cityCircle(): Ink {
  const side = flat([90, 930], 57);
  const maroon: Livery = {
    ...livery,
    body: mix(ink.accent, ink.deep, 0.3),
    shade: mix(ink.accent, ink.deep, 0.7),
    roof: ink.glow,
  };
  const facade = flat([-40, 880], 20);
  const stoneLight = mix(ink.glow, ink.paper, 0.45);
  const stoneShade = mix(ink.far, ink.accent, 0.25);
  return sheet(
    ink.sky,
    sky(mix(ink.sky, ink.paper, 0.15), ink.paper, 700),
    sun([720, 270], 100, ink.glow, ink.paper),
    cumulus(3, [280, 240], 300, ink.paper),
    fill(panel(facade, 0, 0, 54, 20), stoneLight),
    fade(panel(facade, 0, 0, 54, 20), stoneShade, [960, 800], [300, 500], 0.85),
    fill(
      openings(facade, { cols: 11, u: 2, v: 8, du: 4.7, width: 2.6, height: 7, arched: true }),
      mix(ink.deep, ink.accent, 0.25),
    ),
    colonnade(facade, 12, 0.4, 6.4, 53, 1.3, 11.6, ink.paper, stoneShade),
    cornice(facade, -1, 19, 56, 1.1, ink.paper, stoneShade),
    balustrade(facade, 0, 20.1, 54, 1.4, stoneLight, stoneShade),
    fill(panel(facade, 18, 21.5, 16, 4), stoneLight) +
      pediment(facade, 17, 25.5, 18, 4, ink.paper, stoneShade),
    planeTree(
      4,
      [60, 900],
      520,
      { dark: ink.deep, mid: ink.mid, light: mix(ink.mid, ink.glow, 0.4) },
      ink.deep,
    ),
    planeTree(
      7,
      [900, 900],
      560,
      { dark: ink.deep, mid: ink.mid, light: mix(ink.mid, ink.glow, 0.4) },
      ink.deep,
    ),
    fill(box(0, 880, WIDTH, 330), mix(ink.far, ink.paper, 0.3)),
    fade(box(0, 880, WIDTH, 330), ink.deep, [0, 1200], [0, 900], 0.9),
    fill(box(0, 968, WIDTH, 9) + box(0, 1060, WIDTH, 11), mix(ink.paper, ink.sky, 0.5)),
    fill(
      polygon([
        [100, 955],
        [890, 955],
        [980, 1040],
        [130, 1040],
      ]),
      ink.deep,
      0.55,
    ),
    line([0, 430], [960, 420], ink.deep, 4),
    stroke(
      polyline([
        [560, 738],
        [660, 640],
        [600, 430],
      ]) +
        polyline([
          [590, 424],
          [612, 424],
        ]),
      ink.deep,
      5,
    ),
    tramSide(side, 13.7, maroon),
    fill(panel(side, 0, 1.5, 0.35, 1.42) + panel(side, 13.35, 1.5, 0.35, 1.42), maroon.cream),
    fill(panel(side, 4.6, 3.32, 4.5, 0.5), ink.mid) +
      fill(panel(side, 4.75, 3.4, 4.2, 0.34), ink.glow),
    times(8, (i) => {
      const [x, y] = side([0.9, 2.3, 3.5, 4.9, 8.9, 10.2, 11.5, 12.5][i] ?? 1, 1.62);
      return (
        fill(ellipse(x + 14, y - 22, 10, 12), ink.far) +
        fill(ellipse(x + 14, y - 2, 20, 14), i % 2 ? ink.accent : ink.deep)
      );
    }).join(''),
    ...[2.6, 10.6].map((u) => {
      const [x, y] = side(u, 0.28);
      return (
        fill(ellipse(x, y, 25) + ellipse(x + 74, y, 25), ink.deep) +
        fill(ellipse(x, y, 10) + ellipse(x + 74, y, 10), mix(ink.paper, ink.deep, 0.4))
      );
    }),
    castShadow([300, 1110], 170, 0.7, ink.deep),
    figure([300, 1110], 176, { coat: ink.mid, legs: ink.deep, skin: ink.far }, 0.12),
    figure([700, 1120], 180, { coat: ink.glow, legs: ink.deep, skin: ink.far }, 0.1),
  );
}
