import { fade, fill, type Ink, line, move, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { space } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { box, curve, ellipse, polygon } from '../../kit/shapes.ts';
import { birds, cumulus, sky, sun } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { lamp } from '../../kit/street.ts';
import { glints, mooredYacht, reflection, water } from '../../kit/water.ts';
import { ink } from './palette.ts';

export function gemPier(): Ink {
  const view = space({ centre: [600, 560], focal: 820, eye: 3.4, turn: 0 });
  const deck = polygon([view(-4.4, 0, 2), view(-0.4, 0, 2), view(-0.4, 0, 50), view(-4.4, 0, 50)]);
  const timber = mix(ink.glow, ink.deep, 0.35);
  const ferry = move(
    'translate(700 700) scale(1.15)',
    fill(
      `${curve([
        [-150, -16],
        [-130, 30],
        [0, 40],
        [130, 36],
        [190, -24],
      ])}Z`,
      ink.mid,
    ),
    fill(
      polygon([
        [-146, -18],
        [188, -26],
        [180, -10],
        [-142, -2],
      ]),
      ink.paper,
    ),
    fill(
      polygon([
        [-124, -18],
        [-118, -70],
        [110, -70],
        [140, -22],
      ]),
      ink.paper,
    ),
    fill(times(7, (i) => box(-104 + i * 31, -58, 22, 24)).join(''), ink.deep),
    fill(
      polygon([
        [-80, -70],
        [-76, -108],
        [60, -108],
        [84, -70],
      ]),
      ink.glow,
    ),
    fill(
      polygon([
        [20, -74],
        [24, -102],
        [58, -102],
        [76, -74],
      ]),
      ink.deep,
    ),
    fill(box(-60, -142, 32, 36), ink.accent) + fill(box(-60, -142, 32, 9), ink.deep),
    line([80, -70], [80, -150], ink.deep, 4),
  );
  return sheet(
    ink.sky,
    sky(mix(ink.sky, ink.far, 0.25), ink.paper, 560),
    sun([130, 230], 88, ink.glow, ink.paper),
    cumulus(4, [640, 230], 320, ink.paper),
    skyline(22, 480, 940, 564, 170, mix(ink.sky, ink.far, 0.55), 0.5),
    water(560, mix(ink.far, ink.mid, 0.3), ink.deep),
    glints(3, [130, 572], 300, 420, 24, ink.glow),
    glints(6, [700, 590], 600, 500, 24, mix(ink.far, ink.paper, 0.4), 0.6),
    mooredYacht([880, 640], 120, ink.paper, ink.deep, ink.accent),
    mooredYacht([430, 610], 84, ink.paper, ink.deep, ink.mid),
    mooredYacht([120, 650], 140, ink.accent, ink.deep, ink.paper),
    mooredYacht([260, 625], 100, ink.paper, ink.deep, ink.glow),
    reflection(738, 90, 0.6, 0.4, ferry),
    ferry,
    ...times(13, (i) => {
      const z = 40 - i * 3;
      return line(view(-0.5, 0, z), view(-0.5, -3.2, z), mix(ink.deep, '#081623', 0.3), 260 / z);
    }),
    fill(
      polygon([view(-0.4, 0, 2), view(-0.4, -0.6, 2), view(-0.4, -0.6, 50), view(-0.4, 0, 50)]),
      ink.deep,
    ),
    fill(deck, mix(ink.glow, ink.paper, 0.25)),
    fill(
      times(40, (i) =>
        polygon([
          view(-4.4, 0, 2.4 + i * 0.9),
          view(-0.4, 0, 2.4 + i * 0.9),
          view(-0.4, 0, 2.5 + i * 0.9),
          view(-4.4, 0, 2.5 + i * 0.9),
        ]),
      ).join(''),
      timber,
    ),
    fade(deck, ink.deep, [300, 1210], [560, 700], 0.85),
    ...[38, 24, 15, 9.4].map((z) => lamp(view(-4, 0, z), 4300 / z, ink.deep, ink.paper)),
    ...[30, 20, 13, 8.4].map((z) => {
      const [x, y] = view(-0.8, 0, z);
      const s = 620 / z;
      return fill(
        box(x - s * 0.3, y - s * 0.7, s * 0.6, s * 0.7) +
          ellipse(x, y - s * 0.7, s * 0.4, s * 0.13),
        ink.deep,
      );
    }),
    figure(view(-2, 0, 16), 92, { coat: ink.accent, legs: ink.deep, skin: ink.glow }),
    figure(view(-2.7, 0, 16.6), 88, { coat: ink.mid, legs: ink.deep, skin: ink.glow }),
    castShadow(view(-1.8, 0, 10), 140, -0.5, ink.deep),
    figure(view(-1.8, 0, 10), 142, { coat: ink.paper, legs: ink.deep, skin: ink.glow }, 0.12),
    birds(5, [440, 400], 6, 22, ink.deep),
    fade(box(0, 1060, WIDTH, 140), ink.deep, [0, 1220], [0, 1070], 0.85),
  );
}
