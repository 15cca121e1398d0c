import { lights, openings } from '../../kit/facade.ts';
import { fade, fill, type Ink, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { flat, panel } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { box, ellipse, polygon, ridge } from '../../kit/shapes.ts';
import { birds, sky, streaks, sun } from '../../kit/sky.ts';
import { planeTree, treeLine } from '../../kit/trees.ts';
import { ink } from './palette.ts';

export function athertonGardens(): Ink {
  const tower = (x: number, base: number, s: number, fresh: number): Ink => {
    const front = flat([x, base], s);
    const lit = mix(mix(ink.far, ink.paper, 0.35), ink.sky, fresh);
    const dim = mix(mix(ink.far, ink.deep, 0.4), ink.sky, fresh);
    const glass = mix(ink.deep, ink.sky, 0.2 + fresh);
    return (
      fill(panel(front, 0, 0, 16, 42), lit) +
      fill(panel(front, 16, 0, 9, 42), dim) +
      fill(
        openings(front, {
          cols: 4,
          rows: 15,
          u: 0.8,
          v: 1.2,
          du: 3.8,
          dv: 2.7,
          width: 3,
          height: 1.5,
        }),
        glass,
      ) +
      fill(
        openings(front, {
          cols: 4,
          rows: 15,
          u: 0.8,
          v: 1,
          du: 3.8,
          dv: 2.7,
          width: 3,
          height: 0.55,
        }),
        mix(ink.mid, lit, fresh + 0.1),
      ) +
      fill(
        openings(front, {
          cols: 2,
          rows: 15,
          u: 17.2,
          v: 1.2,
          du: 4,
          dv: 2.7,
          width: 2.6,
          height: 1.5,
        }),
        mix(glass, ink.deep, 0.3),
      ) +
      fill(panel(front, 6, 42, 8, 2.6), dim) +
      lights(
        front,
        { cols: 4, rows: 15, u: 0.8, v: 1.6, du: 3.8, dv: 2.7, width: 3, height: 1.1 },
        7,
        0.25,
        ink.glow,
      )
    );
  };
  const leaves = {
    dark: mix(ink.deep, ink.mid, 0.35),
    mid: ink.mid,
    light: mix(ink.mid, ink.glow, 0.4),
  };
  const bed = (x: number, y: number, w: number): Ink =>
    fill(box(x, y - 26, w, 34), mix(ink.far, ink.deep, 0.35)) +
    fill(box(x, y - 26, w, 9), ink.far) +
    fill(
      times(Math.floor(w / 26), (i) => ellipse(x + 14 + i * 26, y - 34, 17, 20)).join(''),
      leaves.mid,
    ) +
    fill(
      times(Math.floor(w / 26), (i) => ellipse(x + 11 + i * 26, y - 40, 9, 11)).join(''),
      leaves.light,
    ) +
    fill(
      times(Math.floor(w / 52), (i) => ellipse(x + 26 + i * 52, y - 30, 6)).join(''),
      ink.accent,
    );
  return sheet(
    ink.sky,
    sky(mix(ink.mid, ink.sky, 0.35), ink.sky, 760),
    sun([700, 320], 118, ink.glow, ink.paper),
    streaks(4, [300, 250], 420, mix(ink.sky, ink.paper, 0.5), 4),
    tower(40, 800, 9.6, 0.5),
    tower(740, 800, 8.6, 0.6),
    tower(330, 830, 14.4, 0),
    treeLine(6, -20, 980, 840, 120, mix(ink.mid, ink.deep, 0.3)),
    fill(
      ridge([
        [-10, 850],
        [300, 836],
        [640, 850],
        [970, 838],
      ]),
      mix(ink.mid, ink.glow, 0.35),
    ),
    fade(box(0, 840, WIDTH, 360), ink.deep, [0, 1210], [0, 860], 0.85),
    fill(
      polygon([
        [560, 846],
        [620, 846],
        [640, 1210],
        [300, 1210],
      ]),
      mix(ink.sky, ink.paper, 0.4),
    ),
    fade(
      polygon([
        [560, 846],
        [620, 846],
        [640, 1210],
        [300, 1210],
      ]),
      ink.deep,
      [0, 1230],
      [0, 900],
      0.7,
    ),
    bed(90, 950, 240),
    bed(680, 960, 230),
    bed(30, 1060, 260),
    bed(720, 1080, 260),
    planeTree(14, [150, 900], 330, leaves, ink.deep),
    planeTree(17, [850, 905], 360, leaves, ink.deep),
    castShadow([500, 1040], 140, -0.7, ink.deep),
    figure([500, 1040], 140, {
      coat: ink.accent,
      legs: ink.deep,
      skin: mix(ink.far, ink.deep, 0.3),
    }),
    figure([560, 1046], 92, { coat: ink.glow, legs: ink.deep, skin: mix(ink.far, ink.deep, 0.3) }),
    figure([350, 966], 110, { coat: ink.paper, legs: ink.deep, skin: ink.far }, 0.03),
    birds(5, [560, 180], 7, 20, ink.deep),
  );
}
