import { cornice, openings } from '../../kit/facade.ts';
import { fade, fill, type Ink, line, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { stationCorner } from '../../kit/landmarks.ts';
import { mix } from '../../kit/palette.ts';
import { crowd } from '../../kit/people.ts';
import { flat, panel, type Space, space } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { box, type Point, polygon, polyline } from '../../kit/shapes.ts';
import { birds, cumulus, rays, sky } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { stairs } from '../../kit/street.ts';
import { ink } from './palette.ts';

export function flindersStreetStation(): Ink {
  const ochre = {
    light: mix(ink.glow, ink.paper, 0.25),
    mid: ink.glow,
    shade: mix(ink.far, ink.accent, 0.35),
    dark: mix(ink.deep, ink.accent, 0.3),
  };
  const wing = (side: 1 | -1): Ink => {
    const wall = (u: number, v: number): Point => [
      480 + side * (190 + u * 13),
      890 - v * (16 - u * 0.085),
    ];
    return (
      fill(panel(wall, 0, 0, 30, 17), side > 0 ? mix(ochre.mid, ink.far, 0.5) : ochre.mid) +
      fill(
        openings(wall, {
          cols: 7,
          rows: 2,
          u: 1.4,
          v: 6,
          du: 4,
          dv: 5,
          width: 2.2,
          height: 3.4,
          arched: true,
        }),
        ochre.dark,
      ) +
      cornice(wall, 0, 16.6, 30, 0.8, ochre.light, ochre.shade) +
      cornice(wall, 0, 4.8, 30, 0.5, ochre.light, ochre.shade) +
      fill(openings(wall, { cols: 7, u: 1, v: 0, du: 4, width: 3, height: 3.8 }), ochre.dark) +
      fill(panel(wall, 0, 4, 30, 0.8), ink.accent)
    );
  };
  const view = space({ centre: [480, 700], focal: 800, eye: 7 });
  return sheet(
    ink.sky,
    sky(mix(ink.sky, ink.mid, 0.2), ink.paper, 800),
    rays([480, 360], 30, ink.paper, 0.35),
    cumulus(5, [170, 330], 240, ink.paper),
    cumulus(7, [810, 260], 260, ink.paper),
    skyline(9, -20, 260, 900, 330, mix(ink.sky, ink.far, 0.25), 0.2),
    skyline(11, 700, 980, 900, 360, mix(ink.sky, ink.far, 0.25), 0.8),
    wing(-1),
    wing(1),
    stationCorner(
      flat([180, 900], 20),
      ochre,
      [mix(ink.mid, ink.sky, 0.25), mix(ink.mid, ink.deep, 0.4)],
      ink.paper,
    ),
    stairs(flat([300, 930], 1), 0, 0, 360, 40, 4, 8, ink.paper, ochre.shade),
    fill(box(0, 896, 300, 40) + box(660, 896, 300, 40), mix(ink.far, ink.paper, 0.4)),
    fill(box(0, 928, WIDTH, 290), mix(ink.deep, ink.sky, 0.3)),
    fade(box(0, 928, WIDTH, 290), ink.deep, [0, 1210], [0, 940], 0.85),
    fill(
      times(7, (i) =>
        polygon([
          [300 + i * 54, 940],
          [328 + i * 54, 940],
          [300 + i * 76 - 60, 1040],
          [262 + i * 76 - 60, 1040],
        ]),
      ).join(''),
      ink.paper,
      0.75,
    ),
    line([-10, 1085], [970, 1085], mix(ink.paper, ink.sky, 0.5), 6),
    line([-10, 1140], [970, 1140], mix(ink.paper, ink.sky, 0.5), 7),
    crowd(
      7,
      [320, 936],
      [650, 936],
      9,
      72,
      [ink.deep, ink.mid, ink.accent, ink.paper],
      ink.deep,
      ink.far,
    ),
    crowd(
      9,
      [250, 1010],
      [700, 1020],
      6,
      104,
      [ink.mid, ink.accent, ink.glow, ink.deep],
      ink.deep,
      ink.far,
    ),
    overheadWire(view),
    birds(5, [700, 470], 6, 20, ink.deep),
  );

  function overheadWire(at: Space): Ink {
    return stroke(
      polyline([at(-9, 15.6, 14), at(9, 15, 14)]) + polyline([at(-9, 14.8, 14), at(9, 15.9, 14)]),
      ink.deep,
      3,
    );
  }
}
