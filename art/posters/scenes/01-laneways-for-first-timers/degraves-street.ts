import { fade, fill, type Ink, sheet, WIDTH } from '../../kit/ink.ts';
import { stationCorner } from '../../kit/landmarks.ts';
import { laneSide } from '../../kit/lane.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { flat, ground, panel, space } from '../../kit/plane.ts';
import { box } from '../../kit/shapes.ts';
import { sky } from '../../kit/sky.ts';
import { cafeTable, umbrella } from '../../kit/street.ts';
import { shady, sunny } from './lane-blocks.ts';
import { ink, night } from './palette.ts';

export function degravesStreet(): Ink {
  const view = space({ centre: [480, 730], focal: 860, eye: 1.75 });
  const path = ground(view);
  const day = mix(ink.mid, ink.paper, 0.6);
  const tables = [22, 18, 14.5, 11.5, 9, 7.2].map((z, i) => {
    const s = 860 / z;
    const seat = (x: number, flip: boolean) =>
      cafeTable(view(x, 0, z), s * 0.95, ink.paper, night) +
      umbrella(
        view(x * 1.04, 0, z + 0.2),
        s * 1.95,
        (i % 2 === 0) === flip ? ink.accent : ink.paper,
        (i % 2 === 0) === flip ? mix(ink.accent, ink.deep, 0.4) : mix(ink.paper, ink.mid, 0.45),
        night,
      );
    return seat(-1.75, true) + seat(1.75, false);
  });
  return sheet(
    day,
    sky(day, ink.paper, 730),
    stationCorner(
      flat([350, 745], 8.7),
      { light: ink.glow, mid: ink.sky, shade: ink.far, dark: mix(ink.far, ink.deep, 0.5) },
      [mix(ink.mid, ink.paper, 0.15), mix(ink.mid, ink.deep, 0.4)],
      ink.paper,
    ),
    fill(panel(path, -3.4, 0.5, 6.8, 60), mix(ink.far, ink.paper, 0.4)),
    fade(panel(path, -3.4, 0.5, 6.8, 60), ink.deep, [480, 1200], [480, 800], 0.8),
    laneSide(view, -3.4, [
      sunny(4, 11, 16, 0.45),
      sunny(11, 19, 13, 0.7, { arched: true }),
      sunny(19, 30, 18, 0.4),
    ]),
    laneSide(view, 3.4, [
      shady(4, 12, 17, 0.45),
      shady(12, 20, 14, 0.2, { arched: true }),
      shady(20, 30, 19, 0.35),
    ]),
    figure(view(-0.3, 0, 19), 78, { coat: ink.deep, legs: ink.deep, skin: ink.far }),
    figure(view(0.45, 0, 16), 92, { coat: ink.accent, legs: ink.deep, skin: ink.far }),
    ...tables,
    castShadow(view(-0.1, 0, 9.4), 158, 0.5, night),
    figure(view(-0.1, 0, 9.4), 160, { coat: ink.mid, legs: night, skin: ink.far }, 0.13),
    fade(box(0, 1000, WIDTH, 200), night, [0, 1220], [0, 1020], 0.8),
  );
}
