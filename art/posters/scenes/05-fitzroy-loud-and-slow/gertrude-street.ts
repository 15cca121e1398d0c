import { balustrade, cornice, lights, openings, windows } from '../../kit/facade.ts';
import { fade, fill, halo, type Ink, line, move, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { across, along, type Plane, panel, space } from '../../kit/plane.ts';
import { box, ellipse, polygon, polyline } from '../../kit/shapes.ts';
import { sky, stars } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { ink } from './palette.ts';

export function gertrudeStreet(): Ink {
  const view = space({ centre: [470, 880], focal: 900, eye: 1.6, turn: 42 });
  const left = along(view, 12, 13);
  const right = across(view, 12, 13);
  const wall = mix(ink.far, ink.paper, 0.2);
  const dim = mix(ink.deep, ink.accent, 0.35);
  const trim = ink.paper;
  const face = (plane: Plane, long: number, tone: string, dark: string): Ink =>
    fill(panel(plane, 0, 0, long, 11.4), tone) +
    windows(
      plane,
      {
        cols: Math.floor(long / 3.2),
        u: 1.3,
        v: 6,
        du: 3.2,
        width: 1.5,
        height: 3.2,
        arched: true,
      },
      mix(ink.deep, ink.mid, 0.3),
      dark,
    ) +
    lights(
      plane,
      {
        cols: Math.floor(long / 3.2),
        u: 1.54,
        v: 6,
        du: 3.2,
        width: 1.26,
        height: 2.96,
        arched: true,
      },
      5,
      0.6,
      ink.glow,
    ) +
    cornice(plane, 0, 5, long, 0.5, mix(trim, tone, 0.3), dark) +
    cornice(plane, 0, 11, long, 0.7, mix(trim, tone, 0.2), dark) +
    balustrade(plane, 0, 11.7, long, 1.1, mix(trim, tone, 0.3), dark) +
    fill(panel(plane, 0, 0, long, 4.6), mix(ink.mid, dark, 0.35)) +
    fill(
      openings(plane, { cols: Math.floor(long / 3), u: 0.9, v: 0.9, du: 3, width: 2.2, height: 3 }),
      ink.glow,
    ) +
    fade(panel(plane, 0, 0, long, 4.6), ink.accent, plane(2, 0), plane(2, 4), 0.55) +
    fill(
      openings(plane, {
        cols: Math.floor(long / 3),
        u: 1.95,
        v: 0.9,
        du: 3,
        width: 0.12,
        height: 3,
      }),
      dark,
    );
  const bike = move(
    'translate(650 1050)',
    stroke(ellipse(-66, 0, 46) + ellipse(66, 0, 46), ink.deep, 6),
    stroke(
      polyline([
        [-66, 0],
        [-22, -66],
        [46, -66],
        [0, 0],
        [-66, 0],
      ]) +
        polyline([
          [0, 0],
          [-28, -82],
        ]) +
        polyline([
          [66, 0],
          [42, -88],
          [66, -96],
        ]),
      ink.accent,
      8,
    ),
    line([-46, -86], [-12, -86], ink.deep, 9),
  );
  const tower = view(12, 0, 13)[0];
  return sheet(
    ink.deep,
    sky(mix(ink.deep, ink.mid, 0.35), ink.sky, 820),
    stars(8, 36, 330, ink.paper),
    fill(ellipse(770, 230, 54), ink.paper),
    skyline(9, -20, 980, 880, 250, mix(ink.deep, ink.sky, 0.4), 0.1),
    face(left, 22, mix(wall, ink.deep, 0.42), dim),
    face(right, 20, wall, mix(ink.far, ink.deep, 0.55)),
    fill(box(tower - 42, 330, 84, 560), mix(wall, ink.paper, 0.35)),
    fill(box(tower + 6, 330, 36, 560), mix(wall, ink.deep, 0.3)),
    fill(box(tower - 20, 440, 40, 110) + box(tower - 26, 640, 52, 250), dim),
    fill(box(tower - 14, 446, 28, 98), ink.glow),
    fill(box(tower - 50, 318, 100, 18), ink.paper),
    fill(
      polygon([
        [tower - 48, 320],
        [tower, 170],
        [tower + 48, 320],
      ]),
      ink.mid,
    ),
    fill(
      polygon([
        [tower + 2, 170],
        [tower + 48, 320],
        [tower + 8, 320],
      ]),
      mix(ink.mid, ink.deep, 0.5),
    ),
    line([tower, 172], [tower, 120], ink.deep, 5),
    fill(
      polygon([
        [-10, 940],
        [tower, 990],
        [970, 930],
        [970, 1210],
        [-10, 1210],
      ]),
      mix(ink.deep, ink.sky, 0.35),
    ),
    fade(box(0, 900, WIDTH, 300), ink.deep, [0, 1180], [0, 930], 0.95),
    halo([tower, 960], 300, ink.glow, 0.5),
    bike,
    castShadow([330, 1060], 170, -0.7, '#150f30'),
    figure([330, 1060], 176, { coat: ink.accent, legs: ink.mid, skin: ink.far }, 0.12),
    figure([236, 1030], 158, { coat: ink.glow, legs: ink.deep, skin: mix(ink.far, ink.deep, 0.3) }),
    stroke(
      polyline([
        [0, 250],
        [960, 300],
      ]) +
        polyline([
          [0, 290],
          [960, 270],
        ]),
      ink.deep,
      3,
    ),
  );
}
