import { fade, fill, type Ink, line, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { crowd } from '../../kit/people.ts';
import { flat, on, panel } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { box, polygon, ridge } from '../../kit/shapes.ts';
import { birds, sky, streaks, sun } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { umbrella } from '../../kit/street.ts';
import { palm } from '../../kit/trees.ts';
import { glints, water, yacht } from '../../kit/water.ts';
import { fronds, ink } from './palette.ts';

export function cover(): Ink {
  const level = 700;
  const pier = (x: number) => 690 + (x - 380) * 0.06;
  const kiosk = flat([392, 686], 8);
  return sheet(
    ink.sky,
    sky(mix(ink.far, ink.sky, 0.25), ink.glow, level),
    sun([560, 470], 138, ink.paper, ink.glow),
    streaks(2, [600, 410], 560, mix(ink.far, ink.sky, 0.5), 3),
    streaks(6, [300, 240], 500, mix(ink.far, ink.accent, 0.3), 3),
    skyline(9, 60, 420, level, 150, mix(ink.far, ink.sky, 0.25), 0.5),
    fill(
      ridge(
        [
          [420, 690],
          [600, 684],
          [780, 690],
          [970, 680],
        ],
        level + 4,
      ),
      mix(ink.far, ink.deep, 0.25),
    ),
    water(level, ink.mid, ink.deep),
    glints(3, [560, level + 8], 330, 300, 34, ink.glow),
    glints(5, [420, level + 40], 900, 330, 22, mix(ink.mid, ink.paper, 0.3), 0.6),
    yacht([742, 738], 104, ink.paper, mix(ink.paper, ink.far, 0.4), ink.deep, 5),
    yacht([850, 716], 56, ink.paper, mix(ink.paper, ink.far, 0.4), ink.deep, 5),
    times(24, (i) => {
      const x = 200 + i * 22;
      return line([x, pier(x)], [x, pier(x) + 26 + i * 0.2], ink.deep, 4);
    }).join(''),
    fill(
      polygon([
        [-10, 662],
        [700, 700],
        [700, 712],
        [-10, 690],
      ]),
      ink.deep,
    ),
    fill(panel(kiosk, 0, 0, 20, 5), ink.paper),
    fill(panel(kiosk, 13, 0, 7, 5), mix(ink.paper, ink.far, 0.5)),
    fill(times(6, (i) => panel(kiosk, 1.4 + i * 3.1, 1, 1.7, 2.6)).join(''), ink.deep),
    fill(
      on(kiosk, [
        [-1.2, 5],
        [3, 8],
        [17, 8],
        [21.2, 5],
      ]),
      ink.accent,
    ),
    fill(panel(kiosk, 7.4, 8, 5.2, 3.4), ink.paper),
    fill(
      on(kiosk, [
        [6.8, 11.4],
        [10, 15],
        [13.2, 11.4],
      ]),
      ink.accent,
    ),
    line(kiosk(10, 15), kiosk(10, 19), ink.deep, 3),
    fill(
      ridge([
        [-10, 980],
        [200, 950],
        [460, 965],
        [720, 1010],
        [970, 1000],
      ]),
      mix(ink.glow, ink.paper, 0.35),
    ),
    fade(box(0, 930, WIDTH, 270), ink.far, [0, 1210], [0, 990], 0.9),
    umbrella([420, 1034], 96, ink.accent, mix(ink.accent, ink.deep, 0.35), ink.deep),
    umbrella([600, 1000], 62, ink.paper, mix(ink.paper, ink.far, 0.6), ink.deep),
    crowd(8, [470, 1060], [560, 1066], 2, 92, [ink.accent, ink.deep, ink.paper], ink.deep, ink.far),
    crowd(9, [640, 1000], [700, 1004], 2, 60, [ink.mid, ink.paper], ink.deep, ink.far),
    fill(
      ridge([
        [-10, 1080],
        [180, 1050],
        [360, 1120],
        [520, 1210],
      ]),
      fronds.dark,
    ),
    palm(4, [96, 1130], 820, fronds, fronds.dark),
    palm(11, [872, 1220], 640, fronds, fronds.dark),
    birds(3, [420, 300], 6, 22, ink.deep),
  );
}
