import { cornice, windows } from '../../kit/facade.ts';
import { fade, fill, type Ink, line, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { figure } from '../../kit/people.ts';
import { across, along, ground, on, panel, space } from '../../kit/plane.ts';
import { box, polygon } from '../../kit/shapes.ts';
import { sky, streaks, sun } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { type Livery, overhead, rails, tramFront, tramSide } from '../../kit/transit.ts';
import { ink } from './palette.ts';

export function brunswickStreet(): Ink {
  const view = space({ centre: [520, 770], focal: 860, eye: 1.7 });
  const shade = mix(ink.deep, ink.accent, 0.2);
  const lit: readonly string[] = [
    ink.glow,
    mix(ink.far, ink.paper, 0.2),
    ink.mid,
    ink.accent,
    mix(ink.glow, ink.paper, 0.4),
    ink.far,
  ];
  const side = (x: number, dim: number): Ink =>
    [38, 32, 26, 20, 14, 8]
      .map((z, i) => {
        const wall = along(view, x, z);
        const tone = mix(lit[(i + (x > 0 ? 2 : 0)) % lit.length] ?? ink.far, ink.deep, dim);
        const trim = mix(ink.paper, ink.deep, dim * 0.8);
        const height = 9 + ((i * 7) % 3);
        return (
          fill(
            panel(across(view, x < 0 ? x - 6 : x, z), 0, 0, 6, height),
            mix(tone, ink.deep, 0.6),
          ) +
          fill(panel(wall, 0, 0, 6, height), tone) +
          windows(
            wall,
            { cols: 2, u: 0.9, v: 5.2, du: 2.4, width: 1.4, height: 2.6, arched: i % 2 === 0 },
            mix(ink.deep, tone, 0.2),
            mix(tone, ink.deep, 0.6),
          ) +
          cornice(wall, 0, height - 0.4, 6, 0.5, trim, shade) +
          fill(
            on(wall, [
              [1.4, height],
              [1.8, height + 1.2],
              [3, height + 1.9],
              [4.2, height + 1.2],
              [4.6, height],
            ]),
            mix(tone, trim, 0.4),
          ) +
          fill(panel(wall, 0.3, 0.4, 5.4, 2.9), mix(ink.glow, ink.deep, dim * 0.6)) +
          fill(
            panel(wall, 0.3, 0.4, 5.4, 0.7) + panel(wall, 2.1, 0, 1.3, 2.6),
            mix(tone, ink.deep, 0.55),
          ) +
          fill(
            polygon([
              view(x, 3.9, z),
              view(x * 0.72, 3.5, z),
              view(x * 0.72, 3.5, z + 6),
              view(x, 3.9, z + 6),
            ]),
            mix(ink.deep, tone, 0.2),
          ) +
          fill(
            polygon([
              view(x * 0.72, 3.5, z),
              view(x * 0.72, 3.1, z),
              view(x * 0.72, 3.1, z + 6),
              view(x * 0.72, 3.5, z + 6),
            ]),
            mix(tone, trim, 0.25),
          ) +
          line(view(x * 0.74, 0, z + 0.2), view(x * 0.74, 3.3, z + 0.2), trim, 60 / z)
        );
      })
      .join('');
  const livery: Livery = {
    body: ink.mid,
    shade: mix(ink.mid, ink.deep, 0.6),
    cream: ink.paper,
    roof: ink.glow,
    glass: mix(ink.deep, ink.mid, 0.3),
    lamp: '#ffe9a8',
    dark: ink.deep,
  };
  const road = ground(view);
  return sheet(
    ink.sky,
    sky(ink.sky, ink.paper, 760),
    sun([520, 560], 120, ink.paper, ink.glow),
    streaks(6, [520, 260], 460, mix(ink.sky, ink.paper, 0.5), 4),
    skyline(7, 380, 680, 772, 170, mix(ink.sky, ink.far, 0.5), 0.5),
    fill(panel(road, -7, 1, 14, 90), mix(ink.deep, ink.sky, 0.4)),
    fade(panel(road, -7, 1, 14, 90), ink.deep, [520, 1160], [520, 790], 0.95),
    side(-7, 0.05),
    side(7, 0.42),
    rails(view, -2.4, 2, 70, mix(ink.paper, ink.sky, 0.5)),
    rails(view, 1, 2, 70, mix(ink.paper, ink.sky, 0.5)),
    overhead(view, -1.7, 3, 60, 6, ink.deep),
    tramSide(along(view, -0.4, 16), 14, livery),
    tramFront(across(view, -3.1, 16), livery),
    figure(view(-5.4, 0, 13), 112, { coat: ink.glow, legs: ink.deep, skin: ink.far }),
    figure(view(5, 0, 12), 122, { coat: ink.paper, legs: ink.accent, skin: ink.far }),
    figure(view(5.5, 0, 12.4), 116, {
      coat: ink.mid,
      legs: ink.deep,
      skin: mix(ink.far, ink.deep, 0.4),
    }),
    fade(box(0, 1020, WIDTH, 180), ink.deep, [0, 1230], [0, 1040], 0.8),
  );
}
