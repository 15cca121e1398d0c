import { fade, fill, type Ink, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { across, along, ground, panel, space } from '../../kit/plane.ts';
import { between, seeded, times } from '../../kit/random.ts';
import { box, curve } from '../../kit/shapes.ts';
import { cumulus, sky, sun } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { awning, swag } from '../../kit/street.ts';
import { ink } from './palette.ts';

export function stringBeanAlley(): Ink {
  const view = space({ centre: [500, 680], focal: 800, eye: 1.7 });
  const skin = mix(ink.glow, ink.accent, 0.45);
  const container = (side: 1 | -1, z: number, tone: string): Ink => {
    const wall = along(view, side * 2.6, z);
    const end = across(view, side > 0 ? 2.6 : -5.2, z);
    const dark = mix(tone, ink.deep, 0.5);
    return (
      fill(panel(end, 0, 0, 2.6, 3), mix(tone, ink.deep, side > 0 ? 0.65 : 0.3)) +
      fill(panel(wall, 0, 0, 4.6, 3), tone) +
      fill(times(14, (i) => panel(wall, 0.1 + i * 0.33, 0.15, 0.12, 2.7)).join(''), dark) +
      fill(panel(wall, 0.6, 0.9, 3.4, 1.75), dark) +
      fill(panel(wall, 0.75, 1, 3.1, 1.55), ink.glow) +
      fill(panel(wall, 0.75, 1.6, 3.1, 0.08), dark) +
      fill(times(5, (i) => panel(wall, 0.95 + i * 0.6, 1.08, 0.3, 0.4)).join(''), wares(tone)) +
      awning(
        (u, v, out) => view(side * (2.6 - out), v, z + u),
        [0.5, 2.95],
        3.6,
        0.4,
        0.9,
        [ink.paper, tone],
        8,
      ) +
      fill(panel(wall, 0, 2.85, 4.6, 0.2) + panel(wall, 0, 0, 4.6, 0.2), dark)
    );
  };
  const wares = (tone: string) => mix(ink.accent, tone, 0.3);
  const tones = [
    ink.accent,
    ink.mid,
    ink.glow,
    mix(ink.mid, ink.paper, 0.45),
    mix(ink.accent, ink.paper, 0.3),
  ];
  const rows = [28, 23.2, 18.4, 13.6, 8.8, 4];
  const random = seeded(6);
  const beans = [16, 12, 9, 6.8].map((z) =>
    swag(view(-2.8, 4.2, z), view(2.8, 4.2, z), 170 / z, ink.deep, 15, ([x, y], i) => {
      const long = (900 / z) * between(random, 0.28, 0.5);
      return stroke(
        curve([
          [x, y],
          [x + 3, y + long * 0.5],
          [x + between(random, -6, 6), y + long],
        ]),
        i % 3 ? ink.mid : mix(ink.far, ink.glow, 0.3),
        60 / z,
      );
    }),
  );
  return sheet(
    ink.sky,
    sky(mix(ink.sky, ink.accent, 0.18), ink.paper, 660),
    sun([560, 360], 92, ink.paper, ink.glow),
    cumulus(4, [330, 300], 240, ink.paper),
    skyline(12, 250, 770, 690, 380, mix(ink.far, ink.sky, 0.45), 0.7),
    fill(panel(ground(view), -2.6, 1, 5.2, 60), mix(ink.far, ink.paper, 0.35)),
    fade(panel(ground(view), -2.6, 1, 5.2, 60), ink.deep, [500, 1200], [500, 740], 0.85),
    ...rows.flatMap((z, i) => [
      container(-1, z, tones[i % 5] ?? ink.accent),
      container(1, z, tones[(i + 2) % 5] ?? ink.mid),
    ]),
    beans[0] ?? '',
    figure(view(-0.8, 0, 16), 86, { coat: ink.deep, legs: ink.deep, skin }),
    figure(view(0.4, 0, 13), 106, { coat: ink.accent, legs: ink.deep, skin }),
    ...beans.slice(1),
    castShadow(view(-0.2, 0, 8.4), 160, 0.4, ink.deep),
    figure(view(-0.2, 0, 8.4), 164, { coat: ink.paper, legs: ink.mid, skin }, 0.12),
    fade(box(0, 980, WIDTH, 220), ink.deep, [0, 1220], [0, 990], 0.85),
  );
}
