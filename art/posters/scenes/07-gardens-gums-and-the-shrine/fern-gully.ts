import { fade, fill, halo, type Ink, line, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { figure } from '../../kit/people.ts';
import { space } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { box, curve, polygon } from '../../kit/shapes.ts';
import { sky } from '../../kit/sky.ts';
import { treeFern, treeLine } from '../../kit/trees.ts';
import { ink } from './palette.ts';

export function fernGully(): Ink {
  const view = space({ centre: [480, 640], focal: 760, eye: 1.9 });
  const haze = mix(ink.sky, ink.glow, 0.3);
  const tone = (t: number) => ({
    dark: mix(ink.deep, haze, t),
    mid: mix(mix(ink.mid, ink.deep, 0.35), haze, t),
    light: mix(ink.mid, haze, t + 0.1),
  });
  const bend = (z: number) => Math.sin(z * 0.16) * 1.4 - 0.4;
  const deck = times(40, (i): Ink => {
    const z = 22 - i * 0.5;
    const at = (x: number, dz: number) => view(x + bend(z + dz), 0, z + dz);
    const plank = polygon([at(-1.05, 0), at(1.05, 0), at(1.05, 0.4), at(-1.05, 0.4)]);
    return fill(plank, mix(mix(ink.accent, ink.deep, 0.35), haze, Math.max(0.05, z / 40)));
  });
  const rail = (side: number): Ink =>
    times(12, (i) => {
      const z = 20 - i * 1.5;
      return line(view(side + bend(z), 0, z), view(side + bend(z), 1, z), ink.deep, 70 / z);
    }).join('') +
    stroke(
      curve(
        times(34, (i) => {
          const z = 20 - i * 0.5;
          return view(side + bend(z), 1, z);
        }),
      ),
      ink.deep,
      8,
    );
  return sheet(
    haze,
    sky(mix(ink.far, ink.mid, 0.45), ink.paper, 560),
    halo([500, 420], 420, ink.paper, 0.95),
    treeLine(3, -20, 980, 640, 520, mix(ink.far, haze, 0.35)),
    ...[120, 250, 390, 610, 730, 870].map((x, i) =>
      fill(box(x - 8, -10, 14 + (i % 3) * 10, 660), mix(ink.mid, haze, 0.45 - (i % 2) * 0.2)),
    ),
    fill(
      polygon([
        [560, -10],
        [680, -10],
        [420, 800],
        [240, 800],
      ]) +
        polygon([
          [760, -10],
          [830, -10],
          [640, 820],
          [540, 820],
        ]),
      ink.paper,
      0.28,
    ),
    fill(box(0, 630, WIDTH, 580), mix(ink.mid, haze, 0.2)),
    fade(box(0, 630, WIDTH, 580), ink.deep, [0, 1100], [0, 640], 0.95),
    treeFern(4, [360, 690], 330, tone(0.55), mix(ink.deep, haze, 0.5)),
    treeFern(6, [640, 690], 350, tone(0.5), mix(ink.deep, haze, 0.45)),
    treeFern(8, [220, 740], 460, tone(0.35), mix(ink.deep, haze, 0.35)),
    treeFern(9, [770, 750], 480, tone(0.3), mix(ink.deep, haze, 0.3)),
    rail(-1.1),
    ...deck,
    figure(view(bend(12), 0, 12), 104, { coat: ink.accent, legs: ink.deep, skin: ink.glow }),
    rail(1.1),
    treeFern(13, [70, 960], 760, tone(0.1), ink.deep),
    treeFern(15, [910, 980], 800, tone(0.05), ink.deep),
    treeFern(21, [180, 1290], 520, tone(0), ink.deep),
    treeFern(27, [830, 1300], 500, tone(0), ink.deep),
    fade(box(0, 1050, WIDTH, 160), ink.deep, [0, 1230], [0, 1060], 0.8),
  );
}
