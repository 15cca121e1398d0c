import { courses } from '../../kit/facade.ts';
import { fade, fill, type Ink, sheet, WIDTH } from '../../kit/ink.ts';
import { stationCorner } from '../../kit/landmarks.ts';
import { mix } from '../../kit/palette.ts';
import { along, flat, panel, space } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { arcPoints, box, polygon } from '../../kit/shapes.ts';
import { sky, streaks, sun } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { lamp } from '../../kit/street.ts';
import { treeLine } from '../../kit/trees.ts';
import { glints, rowers } from '../../kit/water.ts';
import { dusk, ink, stone } from './palette.ts';

export function princesBridge(): Ink {
  const view = space({ centre: [480, 690], focal: 900, eye: 3.2, turn: -32 });
  const face = along(view, -11, 5);
  const level = 0;
  const blue = mix(ink.mid, ink.deep, 0.35);
  const spans = times(4, (i) => 3 + i * 27);
  const vault = (shift: number) =>
    spans
      .map((u) =>
        polygon(
          arcPoints([u + 12 + shift, 0], 12, 7, 180, 0, 22).map(([a, y]) => face(a, level - y)),
        ),
      )
      .join('');
  const pier = (u: number) =>
    fill(panel(face, u - 3.2, level, 3.2, 10.6), mix(blue, ink.glow, 0.3)) +
    fill(panel(face, u - 0.9, level, 0.9, 10.6), ink.deep) +
    fill(panel(face, u - 3.4, 9.8, 3.8, 0.7), ink.glow);
  return sheet(
    ink.sky,
    sky(dusk, ink.glow, 700),
    sun([560, 300], 92, ink.paper, ink.glow),
    streaks(4, [640, 330], 380, mix(ink.sky, ink.far, 0.35), 3),
    skyline(6, 560, 990, 706, 260, mix(ink.sky, ink.far, 0.55), 0.35),
    stationCorner(flat([560, 712], 11), stone, [ink.mid, mix(ink.mid, ink.deep, 0.6)], ink.paper),
    treeLine(6, 520, 980, 716, 50, mix(ink.mid, ink.deep, 0.4)),
    fill(box(0, 706, WIDTH, 500), ink.mid),
    fade(box(0, 706, WIDTH, 500), ink.deep, [0, 1200], [0, 740], 0.95),
    glints(5, [760, 716], 300, 430, 26, ink.glow),
    fill(panel(face, -4, level, 108, 11.4), blue),
    courses(face, 3, [-4, 7.4], 100, 3, [2.2, 0.8], 0.3, mix(blue, ink.far, 0.3), 0.7),
    fade(panel(face, -4, level, 108, 11.4), ink.glow, [760, 600], [250, 560], 0.45),
    fill(vault(0), mix(ink.deep, ink.mid, 0.12)),
    fill(vault(2.2), mix(ink.mid, ink.glow, 0.25)),
    fade(vault(2.2), ink.deep, [200, 700], [200, 420], 0.3),
    ...[...spans].reverse().map((u) => pier(u)),
    fill(panel(face, -4, 11.2, 108, 0.5), ink.glow),
    fill(panel(face, -4, 10.8, 108, 0.4), ink.deep),
    fill(times(60, (i) => panel(face, -3 + i * 1.7, 11.7, 0.8, 0.9)).join(''), ink.deep),
    fill(panel(face, -4, 12.6, 108, 0.35), mix(blue, ink.glow, 0.5)),
    ...[3, 2, 1, 0].map((i) => {
      const foot = face((spans[i] ?? 0) - 1.6, 12.8);
      return lamp(foot, 1500 / (9 + i * 16), ink.deep, ink.paper, 3);
    }),
    glints(8, [380, 860], 900, 330, 22, mix(ink.mid, ink.sky, 0.4), 0.55),
    rowers([560, 905], 400, ink.paper, ink.accent, ink.deep),
  );
}
