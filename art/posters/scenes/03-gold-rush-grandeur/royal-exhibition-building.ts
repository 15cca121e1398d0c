import { cornice, openings, pediment } from '../../kit/facade.ts';
import { fade, fill, type Ink, sheet, WIDTH } from '../../kit/ink.ts';
import { exhibitionDome } from '../../kit/landmarks.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { archway, flat, ground, panel, space } from '../../kit/plane.ts';
import { between, seeded, times } from '../../kit/random.ts';
import { box, ellipse, polygon } from '../../kit/shapes.ts';
import { rays, sky } from '../../kit/sky.ts';
import { planeTree } from '../../kit/trees.ts';
import { ink, leaves, stone } from './palette.ts';

export function royalExhibitionBuilding(): Ink {
  const view = space({ centre: [480, 800], focal: 800, eye: 1.7 });
  const autumn = { dark: mix(ink.mid, ink.deep, 0.5), mid: ink.far, light: ink.glow };
  const hall = flat([290, 812], 9.5);
  const path = ground(view);
  const random = seeded(3);
  const fallen = times(90, () => {
    const [x, y] = view(between(random, -5, 5), 0, between(random, 3.4, 16));
    return ellipse(x, y, between(random, 3, 9), between(random, 2, 4));
  }).join('');
  return sheet(
    ink.sky,
    sky(mix(ink.sky, ink.paper, 0.2), ink.paper, 780),
    rays([480, 420], 30, ink.glow, 0.28),
    exhibitionDome(
      flat([330, 640], 12.5),
      stone,
      [mix(ink.mid, ink.deep, 0.1), mix(ink.mid, ink.deep, 0.6)],
      ink.deep,
    ),
    fill(panel(hall, 0, 0, 40, 18), stone.light),
    fade(panel(hall, 0, 0, 40, 18), stone.shade, hall(40, 0), hall(10, 10), 0.8),
    fill(archway(hall, 10.5, 0, 19, 16.4, 8), stone.shade),
    fill(archway(hall, 12, 0, 16, 15, 7), stone.dark),
    fill(
      times(7, (i) => {
        const [x, y] = hall(20, 8);
        const turn = ((i + 0.5) / 7) * Math.PI;
        return polygon([
          [x, y],
          [x + Math.cos(turn - 0.18) * 62, y - Math.sin(turn - 0.18) * 62],
          [x + Math.cos(turn + 0.18) * 62, y - Math.sin(turn + 0.18) * 62],
        ]);
      }).join(''),
      ink.glow,
    ),
    fill(openings(hall, { cols: 3, u: 13.6, v: 0, du: 4.8, width: 3.4, height: 5.6 }), ink.glow),
    cornice(hall, -0.4, 17.4, 40.8, 1.2, ink.paper, stone.shade),
    ...[1.5, 32].map(
      (u) =>
        fill(archway(hall, u + 1, 8, 4.6, 6.6), stone.dark) +
        fill(panel(hall, u, 18.4, 6.6, 4), stone.light) +
        pediment(hall, u - 0.2, 22.4, 7, 3, stone.mid, stone.shade),
    ),
    fill(panel(path, -40, 1, 80, 80), leaves.mid),
    fade(box(0, 806, WIDTH, 400), leaves.dark, [0, 1180], [0, 820], 0.9),
    fill(panel(path, -2.4, 1, 4.8, 70), mix(ink.far, ink.paper, 0.55)),
    fade(panel(path, -2.4, 1, 4.8, 70), ink.mid, [480, 1220], [480, 840], 0.9),
    fill(fallen, ink.glow),
    ...[52, 37, 27, 20, 15].flatMap((z, i) => [
      planeTree(40 + i, view(-6.4, 0, z), 6400 / z, autumn, mix(ink.deep, ink.mid, 0.2)),
      planeTree(50 + i, view(6.4, 0, z), 6400 / z, autumn, mix(ink.deep, ink.mid, 0.2)),
    ]),
    castShadow(view(-0.3, 0, 14), 100, 0.8, ink.deep),
    figure(view(-0.3, 0, 14), 102, { coat: ink.accent, legs: ink.deep, skin: ink.far }),
    figure(view(0.3, 0, 14.2), 98, { coat: ink.deep, legs: ink.deep, skin: ink.far }),
    fade(box(0, 1050, WIDTH, 160), ink.deep, [0, 1220], [0, 1060], 0.8),
  );
}
