import { balustrade, cornice, openings, pediment } from '../../kit/facade.ts';
import { fade, fill, type Ink, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { exhibitionDome } from '../../kit/landmarks.ts';
import { mix } from '../../kit/palette.ts';
import { crowd } from '../../kit/people.ts';
import { archway, flat, panel } from '../../kit/plane.ts';
import { seeded } from '../../kit/random.ts';
import { box, curve, ellipse, polygon } from '../../kit/shapes.ts';
import { cumulus, rays, sky } from '../../kit/sky.ts';
import { canopy } from '../../kit/trees.ts';
import { ink, leaves, stone } from './palette.ts';

export function cover(): Ink {
  const base = 860;
  const hall = flat([90, base], 13);
  const tower = (u: number) =>
    fill(panel(hall, u, 0, 6, 19), stone.light) +
    fill(panel(hall, u + 4, 0, 2, 19), stone.shade) +
    fill(archway(hall, u + 1.2, 12.6, 3.4, 4.6), stone.dark) +
    fill(archway(hall, u + 1.2, 4, 3.4, 6), stone.dark) +
    cornice(hall, u, 18.6, 6, 0.9, stone.light, stone.shade) +
    pediment(hall, u + 0.4, 19.4, 5.2, 3.4, stone.mid, stone.shade) +
    fill(panel(hall, u + 2.9, 22.4, 0.25, 3.6), stone.dark);
  const wing =
    fill(panel(hall, 0, 0, 60, 13), stone.mid) +
    fill(
      openings(hall, { cols: 13, u: 1.6, v: 5.8, du: 4.5, width: 2.6, height: 5.4, arched: true }),
      stone.dark,
    ) +
    fill(openings(hall, { cols: 13, u: 1.8, v: 0.8, du: 4.5, width: 2.2, height: 3 }), stone.dark) +
    cornice(hall, 0, 12.6, 60, 0.9, stone.light, stone.shade) +
    balustrade(hall, 0, 13.5, 60, 1.3, stone.light, stone.shade);
  const portal =
    fill(panel(hall, 20, 0, 20, 18), stone.light) +
    fill(archway(hall, 22.5, 0, 15, 15.6, 7.4), stone.shade) +
    fill(archway(hall, 24, 0, 12.6, 14, 6.2), stone.dark) +
    fill(openings(hall, { cols: 3, u: 25.6, v: 0, du: 3.5, width: 2.4, height: 5 }), ink.glow) +
    cornice(hall, 20, 17.6, 20, 1, stone.light, stone.shade);
  const plume = (dx: number, h: number) =>
    curve([
      [480, 985],
      [480 + dx * 0.5, 985 - h],
      [480 + dx, 985 - h * 0.45],
    ]);
  return sheet(
    ink.sky,
    sky(ink.sky, ink.paper, 800),
    rays([480, 380], 26, ink.paper, 0.26),
    cumulus(3, [150, 360], 240, mix(ink.paper, ink.sky, 0.1)),
    cumulus(8, [830, 280], 280, mix(ink.paper, ink.sky, 0.1)),
    exhibitionDome(
      flat([300, 640], 15),
      stone,
      [mix(ink.accent, ink.deep, 0.15), mix(ink.accent, ink.deep, 0.62)],
      ink.glow,
    ),
    wing,
    tower(14),
    tower(40),
    portal,
    fade(box(0, 640, WIDTH, 230), ink.mid, [0, 880], [0, 700], 0.7),
    fill(box(0, base - 4, WIDTH, 400), mix(ink.far, ink.paper, 0.45)),
    fill(
      polygon([
        [0, base + 6],
        [380, base + 6],
        [200, 1200],
        [0, 1200],
      ]) +
        polygon([
          [960, base + 6],
          [580, base + 6],
          [760, 1200],
          [960, 1200],
        ]),
      leaves.mid,
    ),
    fade(box(0, base, WIDTH, 340), ink.deep, [0, 1230], [0, 900], 0.75),
    canopy(seeded(5), [40, 600], 190, 270, leaves),
    canopy(seeded(6), [930, 570], 190, 290, leaves),
    fill(box(20, 760, 28, 190) + box(905, 760, 30, 190), mix(ink.deep, ink.mid, 0.3)),
    crowd(4, [330, 905], [660, 900], 8, 42, [ink.deep, ink.mid, ink.accent], ink.deep, ink.far),
    stroke(
      [plume(-70, 170), plume(-36, 220), plume(0.1, 240), plume(36, 220), plume(70, 170)].join(''),
      ink.paper,
      5,
    ),
    fill(
      ellipse(480, 990, 36, 12) +
        box(470, 990, 20, 80) +
        ellipse(480, 1050, 90, 16) +
        box(458, 1050, 44, 70),
      stone.dark,
    ),
    fill(ellipse(480, 1120, 220, 38), stone.light),
    fill(ellipse(480, 1114, 196, 28), mix(ink.sky, ink.accent, 0.3)),
    fill(ellipse(480, 1046, 90, 10) + ellipse(480, 986, 36, 7), stone.light),
  );
}
