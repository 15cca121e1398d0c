import { fade, fill, type Ink, sheet, WIDTH } from '../../kit/ink.ts';
import { stPauls } from '../../kit/landmarks.ts';
import { laneSide } from '../../kit/lane.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { along, ground, on, panel, shifted, space } from '../../kit/plane.ts';
import { arcPoints, box, type Point } from '../../kit/shapes.ts';
import { sky } from '../../kit/sky.ts';
import { cobbles } from '../../kit/street.ts';
import { shady, sunny } from './lane-blocks.ts';
import { mural } from './mural.ts';
import { ink, night } from './palette.ts';

export function hosierLane(): Ink {
  const view = space({ centre: [560, 700], focal: 780, eye: 1.7 });
  const path = ground(view);
  const left = along(view, -3.2, 3);
  const right = along(view, 2.8, 3);
  const paint = [ink.accent, ink.glow, ink.mid, ink.paper, ink.far, mix(ink.accent, ink.deep, 0.4)] as const;
  const face = shifted(left, 2.2, 0.3);
  const eye = (u: number) =>
    fill(on(face, [[u - 0.75, 3.3], [u, 3.72], [u + 0.75, 3.3], [u, 2.95]]), ink.paper) +
    fill(on(face, arcPoints([u, -3.32], 0.3, 0.33, 0, 360, 14).map(([x, y]): Point => [x, -y])), ink.deep);
  return sheet(
    ink.sky,
    sky(mix(ink.mid, ink.sky, 0.4), ink.paper, 700),
    stPauls([560, 705], 330, mix(ink.sky, ink.far, 0.45), mix(ink.far, ink.mid, 0.35)),
    fill(panel(path, -3.2, 0.5, 6, 60), mix(ink.mid, ink.deep, 0.35)),
    fade(panel(path, -3.2, 0.5, 6, 60), ink.glow, [560, 700], [520, 1010], 0.85),
    cobbles(path, 13, [-3.2, 2.8], [1.8, 22], [mix(ink.mid, ink.glow, 0.45), night], 0.42),
    laneSide(view, -3.2, [sunny(3, 14, 15, 0.1, { shop: ink.far }), sunny(14, 25, 11, 0.5), sunny(25, 42, 15, 0.35)]),
    laneSide(view, 2.8, [shady(3, 12, 12, 0.6, { shop: night }), shady(12, 24, 17, 0.35), shady(24, 42, 12, 0.2)]),
    fill(panel(left, 0, 0, 22, 5.6), mix(ink.deep, ink.mid, 0.4)),
    mural(left, 21, 22, 5.6, paint),
    fill(on(face, [[1.1, 0], [0.5, 2.6], [0.9, 4.6], [2.6, 5.6], [4.4, 4.7], [4.9, 2.8], [4.1, 0.4], [3.4, -0.2]]), ink.far),
    fill(on(face, [[2.7, -0.2], [2.8, 2.4], [2.7, 5.58], [4.4, 4.7], [4.9, 2.8], [4.1, 0.4], [3.4, -0.2]]), ink.accent),
    fill(on(face, [[0.5, 3.4], [0.6, 4.9], [2.6, 6], [4.8, 5], [5, 3.6], [3.9, 4.5], [2.5, 4.7], [1.3, 4.3]]), ink.deep),
    eye(1.75),
    eye(3.6),
    fill(on(face, [[1.9, 1.35], [2.7, 1.7], [3.5, 1.35], [2.7, 1]]), ink.deep),
    fill(on(face, [[2.6, 2.9], [2.45, 2], [2.95, 2]]), mix(ink.far, ink.deep, 0.45)),
    fill(panel(right, 0, 0, 22, 4.6), mix(night, ink.mid, 0.25)),
    mural(right, 8, 22, 4.6, paint),
    fade(panel(right, 0, 0, 9, 12), night, [960, 700], [680, 700], 0.85),
    fade(panel(left, 0, 0, 3, 15), night, [0, 900], [190, 800], 0.7),
    castShadow(view(0.4, 0, 11), 130, -0.6, night),
    figure(view(0.4, 0, 11), 134, { coat: ink.glow, legs: ink.deep, skin: ink.far }),
    fade(box(0, 960, WIDTH, 240), night, [0, 1210], [0, 1000], 0.9),
  );
}
