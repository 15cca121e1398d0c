import { openings } from '../../kit/facade.ts';
import { fade, fill, type Ink, line, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { flat, panel } from '../../kit/plane.ts';
import { box, polyline } from '../../kit/shapes.ts';
import { sky, streaks, sun } from '../../kit/sky.ts';
import { ink } from './palette.ts';
import { terrace } from './terrace.ts';

export function cover(): Ink {
  const base = 960;
  const row = [
    [ink.glow, ink.paper],
    [ink.mid, ink.paper],
    [ink.accent, ink.paper],
    [mix(ink.far, ink.paper, 0.3), ink.deep],
  ] as const;
  const scale = 46;
  const block = flat([300, 760], 15);
  return sheet(
    ink.sky,
    sky(ink.sky, ink.paper, 700),
    sun([250, 250], 110, ink.paper, mix(ink.glow, ink.sky, 0.3)),
    streaks(4, [640, 190], 460, mix(ink.sky, ink.paper, 0.5), 4),
    fill(panel(block, 0, 0, 14, 36), mix(ink.sky, ink.far, 0.55)),
    fill(panel(block, 14, 0, 7, 36), mix(ink.far, ink.deep, 0.25)),
    fill(
      openings(block, {
        cols: 6,
        rows: 15,
        u: 0.7,
        v: 1,
        du: 2.2,
        dv: 2.3,
        width: 1.5,
        height: 1.2,
      }),
      mix(ink.far, ink.deep, 0.3),
    ),
    fill(panel(flat([720, 760], 15), 0, 0, 10, 27), mix(ink.sky, ink.far, 0.4)),
    row
      .map(([wall, trim], i) =>
        terrace(flat([-72 + i * 6 * scale, base], scale), wall, trim, ink.deep),
      )
      .join(''),
    fade(box(0, 480, WIDTH, 480), ink.deep, [960, 1000], [420, 640], 0.75),
    fill(box(0, base, WIDTH, 30), mix(ink.deep, ink.sky, 0.45)),
    fill(box(0, base + 26, WIDTH, 300), ink.deep),
    fade(box(0, base + 26, WIDTH, 300), mix(ink.far, ink.deep, 0.3), [0, base], [0, 1180], 0.8),
    line([0, 1085], [960, 1085], mix(ink.deep, ink.sky, 0.5), 5),
    line([0, 1132], [960, 1132], mix(ink.deep, ink.sky, 0.5), 6),
    stroke(
      polyline([
        [0, 118],
        [960, 150],
      ]),
      ink.deep,
      3,
    ),
    stroke(
      polyline([
        [0, 150],
        [960, 128],
      ]),
      ink.deep,
      2.5,
    ),
    castShadow([420, 1000], 150, 0.8, '#150f30', 0.6),
    figure([420, 1002], 160, { coat: ink.glow, legs: ink.mid, skin: ink.far }, 0.13),
    castShadow([640, 1030], 160, 0.8, '#150f30', 0.6),
    figure(
      [640, 1032],
      170,
      { coat: ink.paper, legs: ink.accent, skin: mix(ink.far, ink.deep, 0.4) },
      0.11,
    ),
  );
}
