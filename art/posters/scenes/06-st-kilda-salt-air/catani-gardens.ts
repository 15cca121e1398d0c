import { cornice, courses, openings } from '../../kit/facade.ts';
import { fade, fill, type Ink, line, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { archway, flat, ground, on, panel, space } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { arcPoints, box, type Point } from '../../kit/shapes.ts';
import { cumulus, sky, streaks, sun } from '../../kit/sky.ts';
import { palm } from '../../kit/trees.ts';
import { glints } from '../../kit/water.ts';
import { fronds, ink } from './palette.ts';

export function cataniGardens(): Ink {
  const view = space({ centre: [400, 720], focal: 820, eye: 1.7 });
  const clock = flat([640, 770], 20);
  const brick = mix(ink.accent, ink.far, 0.4);
  const lawn = mix(ink.mid, ink.glow, 0.35);
  return sheet(
    ink.sky,
    sky(mix(ink.mid, ink.paper, 0.3), ink.glow, 720),
    sun([250, 420], 100, ink.paper, ink.glow),
    cumulus(4, [760, 250], 260, ink.paper),
    streaks(5, [330, 330], 300, mix(ink.sky, ink.paper, 0.4), 3),
    fill(box(0, 700, WIDTH, 40), ink.mid),
    glints(4, [250, 704], 300, 26, 8, ink.glow),
    fill(box(0, 728, WIDTH, 480), lawn),
    fade(box(0, 728, WIDTH, 480), mix(ink.mid, ink.deep, 0.6), [0, 1190], [0, 760], 0.9),
    fill(panel(ground(view), -2.6, 1, 5.2, 120), mix(ink.glow, ink.paper, 0.5)),
    fade(panel(ground(view), -2.6, 1, 5.2, 120), ink.far, [400, 1200], [400, 780], 0.8),
    fill(panel(clock, 0, 0, 6.4, 21), brick),
    fill(panel(clock, 4.2, 0, 2.2, 21), mix(brick, ink.deep, 0.45)),
    courses(clock, 5, [0, 1.6], 4.2, 18, [1, 0.34], 0.16, mix(brick, ink.deep, 0.4), 0.5),
    fill(panel(clock, -0.5, 0, 7.4, 1.6), ink.paper),
    fill(archway(clock, 2, 1.6, 2, 4.2), ink.deep),
    fill(
      openings(clock, {
        cols: 1,
        rows: 2,
        u: 2.4,
        v: 8,
        du: 1,
        dv: 3.8,
        width: 1.2,
        height: 2.4,
        arched: true,
      }),
      ink.deep,
    ),
    cornice(clock, -0.2, 15.4, 6.8, 0.5, ink.paper, mix(brick, ink.deep, 0.5)),
    fill(
      on(
        clock,
        arcPoints([3.1, -18.2], 1.7, 1.7, 0, 360, 24).map(([x, y]): Point => [x, -y]),
      ),
      ink.paper,
    ),
    line(clock(3.1, 18.2), clock(3.1, 19.4), ink.deep, 4),
    line(clock(3.1, 18.2), clock(3.9, 18.6), ink.deep, 4),
    cornice(clock, -0.4, 20.8, 7.2, 0.7, ink.paper, mix(brick, ink.deep, 0.5)),
    fill(
      openings(clock, { cols: 3, u: 0.5, v: 21.5, du: 1.9, width: 1.5, height: 3.4, arched: true }),
      mix(ink.deep, ink.far, 0.2),
    ),
    fill(
      times(4, (i) => panel(clock, i * 1.92, 21.5, 0.5, 3.8)).join('') +
        panel(clock, 0, 24.6, 6.3, 0.7),
      ink.paper,
    ),
    fill(
      on(clock, [
        [-0.6, 25.2],
        [3.2, 29],
        [7, 25.2],
      ]),
      ink.accent,
    ),
    fill(
      on(clock, [
        [3.4, 28.8],
        [7, 25.2],
        [4.2, 25.2],
      ]),
      mix(ink.accent, ink.deep, 0.45),
    ),
    line(clock(3.2, 29), clock(3.2, 31), ink.deep, 5),
    ...[40, 27, 18.5].flatMap((z, i) => [
      palm(20 + i, view(-4.6, 0, z), 8200 / z, fronds, fronds.dark),
      palm(30 + i, view(4, 0, z), 6000 / z, fronds, fronds.dark),
    ]),
    palm(44, [110, 1080], 800, fronds, fronds.dark),
    castShadow(view(0.2, 0, 15), 96, 0.9, ink.deep),
    figure(view(0.2, 0, 15), 96, { coat: ink.accent, legs: ink.deep, skin: ink.far }),
    figure(view(-0.7, 0, 22), 66, { coat: ink.paper, legs: ink.deep, skin: ink.far }),
    fade(box(0, 1050, WIDTH, 150), ink.deep, [0, 1220], [0, 1060], 0.8),
  );
}
