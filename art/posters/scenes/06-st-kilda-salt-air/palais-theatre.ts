import { cornice, dome, openings } from '../../kit/facade.ts';
import { fade, fill, type Ink, line, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { crowd, figure } from '../../kit/people.ts';
import { archway, flat, on, panel } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { box, ellipse } from '../../kit/shapes.ts';
import { sky, streaks } from '../../kit/sky.ts';
import { palm } from '../../kit/trees.ts';
import { fronds, ink } from './palette.ts';

export function palaisTheatre(): Ink {
  const night = mix(ink.deep, '#0c1c30', 0.2);
  const front = flat([130, 880], 20);
  const cream = {
    light: ink.paper,
    mid: ink.glow,
    shade: ink.far,
    dark: mix(ink.deep, ink.far, 0.25),
  };
  const tower = (u: number): Ink =>
    fill(panel(front, u, 0, 7, 21), cream.light) +
    fade(panel(front, u, 0, 7, 21), cream.shade, front(u + 7, 4), front(u + 1, 14), 0.85) +
    fill(
      openings(front, { cols: 3, u: u + 1.2, v: 8, du: 1.7, width: 1, height: 9, arched: true }),
      cream.dark,
    ) +
    cornice(front, u - 0.3, 20.6, 7.6, 0.8, ink.glow, cream.shade) +
    fill(panel(front, u + 0.8, 21.4, 5.4, 3), cream.mid) +
    fill(
      openings(front, {
        cols: 3,
        u: u + 1.4,
        v: 21.8,
        du: 1.5,
        width: 0.9,
        height: 2.2,
        arched: true,
      }),
      cream.dark,
    ) +
    dome(front, [u + 3.5, 24.4], 2.9, 1.25, ink.mid, mix(ink.mid, ink.deep, 0.55), 4) +
    line(front(u + 3.5, 28), front(u + 3.5, 31), night, 5);
  return sheet(
    ink.far,
    sky(mix(ink.deep, ink.far, 0.35), ink.sky, 800),
    streaks(4, [250, 230], 420, mix(ink.deep, ink.far, 0.5), 3),
    streaks(7, [720, 340], 400, mix(ink.far, ink.sky, 0.5), 3),
    fill(
      on(front, [
        [2, 0],
        [2, 16],
        [8, 24],
        [27, 24],
        [33, 16],
        [33, 0],
      ]),
      mix(ink.deep, ink.far, 0.35),
    ),
    fill(panel(front, 5, 0, 25, 17.5), cream.mid),
    fade(panel(front, 5, 0, 25, 17.5), cream.shade, front(30, 0), front(14, 14), 0.85),
    fill(
      on(front, [
        [9, 17.5],
        [9, 19.6],
        [13, 21],
        [22, 21],
        [26, 19.6],
        [26, 17.5],
      ]),
      cream.light,
    ),
    fill(archway(front, 10.5, 7, 14, 9.4, 5), cream.shade),
    fill(archway(front, 11.2, 7, 12.6, 8.8, 4.6), cream.dark),
    fill(
      openings(front, { cols: 7, u: 11.6, v: 7, du: 1.75, width: 1.3, height: 7, arched: true }),
      ink.glow,
    ),
    cornice(front, 4.6, 17, 25.8, 0.7, cream.light, cream.shade),
    tower(0),
    tower(28),
    fill(panel(front, -1, 4.2, 37, 2), ink.accent),
    fill(panel(front, 8, 6.2, 19, 1.6), ink.paper) +
      fill(panel(front, 8.4, 6.5, 18.2, 1), mix(ink.paper, ink.glow, 0.6)),
    fill(
      times(37, (i) => {
        const [x, y] = front(-0.5 + i, 4.2);
        return ellipse(x, y, 5.5);
      }).join(''),
      ink.paper,
    ),
    fill(panel(front, 0, 0, 35, 4.2), night),
    fill(openings(front, { cols: 8, u: 1, v: 0, du: 4.2, width: 3.2, height: 3.6 }), ink.glow),
    fade(panel(front, 0, 0, 35, 3.6), ink.accent, front(17, 0), front(17, 3.4), 0.7),
    fill(box(0, 876, WIDTH, 330), mix(ink.deep, ink.far, 0.3)),
    fade(box(0, 876, WIDTH, 200), ink.glow, [480, 880], [480, 1010], 0.6),
    fade(box(0, 876, WIDTH, 330), night, [0, 1200], [0, 920], 0.95),
    crowd(
      8,
      [170, 905],
      [800, 905],
      14,
      84,
      [night, ink.accent, ink.mid, ink.paper],
      night,
      ink.far,
    ),
    palm(6, [44, 1040], 470, fronds, fronds.dark),
    palm(9, [926, 1030], 440, fronds, fronds.dark),
    figure([420, 1040], 140, { coat: ink.paper, legs: night, skin: ink.far }),
    figure([486, 1044], 134, { coat: ink.accent, legs: night, skin: ink.far }),
  );
}
