import { balustrade, colonnade, cornice, openings } from '../../kit/facade.ts';
import { fade, fill, halo, type Ink, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { crowd } from '../../kit/people.ts';
import { archway, flat, on, panel } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { box, curve, ellipse, polygon } from '../../kit/shapes.ts';
import { sky, stars } from '../../kit/sky.ts';
import { reflection } from '../../kit/water.ts';
import { ink } from './palette.ts';

export function princessTheatre(): Ink {
  const night = mix(ink.deep, '#150a1c', 0.45);
  const front = flat([110, 950], 24.7);
  const slate = [mix(ink.accent, ink.deep, 0.25), mix(ink.accent, ink.deep, 0.7)] as const;
  const wall = {
    light: ink.far,
    shade: mix(ink.mid, ink.deep, 0.45),
    dark: mix(ink.deep, ink.mid, 0.25),
  };
  const crown = (u: number, w: number, v: number, h: number): Ink =>
    fill(
      on(front, [
        [u, v],
        [u + w * 0.14, v + h * 0.7],
        [u + w * 0.3, v + h],
        [u + w * 0.7, v + h],
        [u + w * 0.86, v + h * 0.7],
        [u + w, v],
      ]),
      slate[0],
    ) +
    fill(
      on(front, [
        [u + w * 0.55, v],
        [u + w * 0.55, v + h],
        [u + w * 0.7, v + h],
        [u + w * 0.86, v + h * 0.7],
        [u + w, v],
      ]),
      slate[1],
    ) +
    fill(panel(front, u + w * 0.26, v + h, w * 0.48, 0.35), ink.glow) +
    fill(
      times(7, (i) =>
        on(front, [
          [u + w * (0.28 + i * 0.065), v + h],
          [u + w * (0.3 + i * 0.065), v + h + 1.1],
          [u + w * (0.32 + i * 0.065), v + h],
        ]),
      ).join(''),
      ink.glow,
    ) +
    fill(archway(front, u + w * 0.38, v + h * 0.18, w * 0.24, h * 0.5), ink.glow);
  const angel = front(15, 26.4);
  return sheet(
    night,
    sky(night, mix(ink.mid, ink.deep, 0.35), 900),
    halo(front(15, 12), 620, ink.far, 0.75),
    stars(6, 70, 520, ink.paper),
    fill(panel(front, -6, 0, 6, 13) + panel(front, 30, 0, 6, 15), mix(night, ink.mid, 0.2)),
    fill(panel(front, 0, 0, 30, 17), wall.light),
    fade(panel(front, 0, 0, 30, 17), wall.shade, front(30, 17), front(10, 8), 0.8),
    ...[0, 11, 22.4].map(
      (u) =>
        fill(panel(front, u, 0, 8, 18.4), mix(wall.light, ink.glow, 0.35)) +
        fade(panel(front, u, 0, 8, 18.4), wall.shade, front(u + 8, 18), front(u + 2, 6), 0.7),
    ),
    ...[1.2, 12.2, 23.6].map(
      (u) =>
        fill(archway(front, u, 6.6, 5.6, 7.6), wall.dark) +
        fill(archway(front, u + 0.5, 6.8, 4.6, 6.8), ink.glow) +
        fill(
          openings(front, { cols: 3, u: u + 1.5, v: 6.8, du: 1.1, width: 0.18, height: 6.4 }),
          wall.dark,
        ) +
        fill(panel(front, u + 0.5, 10.2, 4.6, 0.2), wall.dark),
    ),
    ...[8.6, 19.8].map((u) =>
      fill(
        openings(front, {
          cols: 1,
          rows: 2,
          u,
          v: 6.8,
          du: 1,
          dv: 5,
          width: 1.8,
          height: 3.6,
          arched: true,
        }),
        ink.glow,
      ),
    ),
    colonnade(front, 2, -0.2, 6.2, 8.4, 0.8, 9.6, ink.paper, wall.shade),
    colonnade(front, 2, 10.8, 6.2, 8.4, 0.8, 9.6, ink.paper, wall.shade),
    colonnade(front, 2, 22.2, 6.2, 8.4, 0.8, 9.6, ink.paper, wall.shade),
    cornice(front, -0.4, 16, 30.8, 0.7, ink.paper, wall.shade),
    balustrade(front, 0, 16.7, 30, 1.3, ink.paper, wall.shade),
    ...[0, 22].map((u) => crown(u, 8, 18, 5)),
    crown(10.4, 9.2, 18, 7),
    fill(
      curve(
        [
          [angel[0] - 10, angel[1] + 10],
          [angel[0] - 8, angel[1] - 40],
          [angel[0] + 6, angel[1] - 44],
          [angel[0] + 16, angel[1] + 10],
        ],
        true,
      ) + ellipse(angel[0] - 2, angel[1] - 56, 9),
      ink.paper,
    ),
    fill(
      polygon([
        [angel[0] + 2, angel[1] - 36],
        [angel[0] + 54, angel[1] - 74],
        [angel[0] + 34, angel[1] - 14],
      ]) +
        polygon([
          [angel[0] - 4, angel[1] - 54],
          [angel[0] - 58, angel[1] - 72],
          [angel[0] - 60, angel[1] - 58],
        ]),
      ink.glow,
    ),
    fill(panel(front, -1, 4.6, 32, 1.3), ink.accent),
    fill(
      times(32, (i) => {
        const [x, y] = front(-0.4 + i, 4.6);
        return ellipse(x, y, 5);
      }).join(''),
      ink.paper,
    ),
    fill(panel(front, 0, 0, 30, 4.6), wall.dark),
    fill(openings(front, { cols: 7, u: 0.9, v: 0, du: 4.2, width: 3, height: 4 }), ink.glow),
    fade(panel(front, 0, 0, 30, 4.6), ink.mid, front(15, 0), front(15, 4), 0.8),
    crowd(
      9,
      [130, 966],
      [830, 966],
      15,
      74,
      [night, ink.accent, ink.mid, ink.deep],
      night,
      ink.far,
    ),
    fill(box(0, 968, WIDTH, 240), mix(night, ink.mid, 0.15)),
    reflection(
      968,
      200,
      0.5,
      0.35,
      fill(openings(front, { cols: 7, u: 0.9, v: 0, du: 4.2, width: 3, height: 14 }), ink.glow),
    ),
    fade(box(0, 968, WIDTH, 240), night, [0, 1200], [0, 980], 0.8),
  );
}
