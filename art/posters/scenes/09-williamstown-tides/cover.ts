import { fade, fill, type Ink, sheet } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { times } from '../../kit/random.ts';
import { box, polygon } from '../../kit/shapes.ts';
import { birds, sky, streaks, sun } from '../../kit/sky.ts';
import { eureka, skyline } from '../../kit/skyline.ts';
import { glints, mooredYacht, reflection, water } from '../../kit/water.ts';
import { ink } from './palette.ts';

export function cover(): Ink {
  const level = 660;
  const city =
    skyline(21, 150, 830, level, 330, mix(ink.sky, ink.far, 0.5), 0.48) +
    eureka(520, level, 34, 330, mix(ink.far, ink.sky, 0.2), ink.far, ink.glow) +
    skyline(33, 60, 900, level, 150, mix(ink.far, ink.mid, 0.35), 0.6);
  const boats =
    mooredYacht([250, 742], 210, ink.paper, mix(ink.deep, ink.mid, 0.3), ink.accent) +
    mooredYacht([706, 724], 170, ink.accent, mix(ink.deep, ink.mid, 0.3), ink.paper) +
    mooredYacht([470, 800], 300, ink.deep, ink.deep, ink.glow);
  return sheet(
    ink.sky,
    sky(mix(ink.sky, ink.far, 0.35), ink.glow, level),
    sun([330, 360], 96, ink.paper, ink.glow),
    streaks(3, [660, 260], 480, mix(ink.sky, ink.paper, 0.55), 4),
    streaks(8, [250, 430], 420, mix(ink.glow, ink.paper, 0.4), 3),
    city,
    water(level, mix(ink.far, ink.mid, 0.4), ink.deep),
    reflection(level, 150, 0.5, 0.5, city),
    glints(5, [330, level + 10], 300, 420, 30, ink.glow),
    glints(6, [560, level + 30], 800, 480, 24, mix(ink.far, ink.paper, 0.4), 0.6),
    reflection(800, 300, 0.8, 0.35, boats),
    boats,
    fill(
      polygon([
        [-10, 1040],
        [970, 1120],
        [970, 1210],
        [-10, 1210],
      ]),
      mix(ink.deep, '#081623', 0.3),
    ),
    times(
      9,
      (i) =>
        fill(box(30 + i * 112, 960 + i * 9, 30, 250), mix(ink.deep, '#081623', 0.3)) +
        fill(box(30 + i * 112, 956 + i * 9, 30, 14), ink.glow),
    ).join(''),
    fade(
      polygon([
        [-10, 1040],
        [970, 1120],
        [970, 1150],
        [-10, 1070],
      ]),
      ink.glow,
      [0, 1040],
      [700, 1240],
      0.8,
    ),
    birds(7, [770, 330], 7, 24, ink.deep),
  );
}
