import { openings } from '../../kit/facade.ts';
import { fade, fill, type Ink, line, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { figure } from '../../kit/people.ts';
import { flat, on, panel } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { box, ellipse, type Point, polyline } from '../../kit/shapes.ts';
import { birds, sky, streaks, sun } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import type { Livery } from '../../kit/transit.ts';
import { glints, mooredYacht, reflection, water } from '../../kit/water.ts';
import { ink, livery } from './palette.ts';

export function victoriaHarbour(): Ink {
  const level = 730;
  const modern: Livery = {
    ...livery,
    body: ink.paper,
    cream: ink.paper,
    shade: mix(ink.paper, ink.deep, 0.35),
    roof: mix(ink.paper, ink.deep, 0.2),
    glass: ink.deep,
  };
  const wheel = times(21, (i): Ink => {
    const turn = (i / 21) * Math.PI * 2;
    const tip: Point = [270 + Math.cos(turn) * 178, 470 + Math.sin(turn) * 178];
    return (
      line([270, 470], tip, mix(ink.accent, ink.sky, 0.2), 2.5) +
      fill(ellipse(tip[0], tip[1], 12), ink.paper)
    );
  }).join('');
  const towers =
    skyline(15, 480, 990, level, 360, mix(ink.sky, ink.far, 0.35), 0.75) +
    [
      [560, 300, 84],
      [660, 380, 96],
      [780, 340, 90],
      [890, 250, 90],
    ]
      .map(([x = 0, h = 0, w = 0], i) => {
        const front = flat([x, level], 1);
        return (
          fill(panel(front, 0, 0, w, h), i % 2 ? ink.far : ink.glow) +
          fill(panel(front, w * 0.66, 0, w * 0.34, h), mix(ink.far, ink.deep, 0.45)) +
          fill(
            openings(front, {
              cols: 4,
              rows: Math.floor(h / 30),
              u: 7,
              v: 16,
              du: w * 0.15,
              dv: 29,
              width: w * 0.1,
              height: 15,
            }),
            mix(ink.deep, ink.sky, 0.3),
          )
        );
      })
      .join('');
  const boats =
    mooredYacht([560, 800], 170, ink.paper, ink.deep, ink.accent) +
    mooredYacht([730, 790], 150, ink.mid, ink.deep, ink.paper) +
    mooredYacht([860, 806], 180, ink.paper, ink.deep, ink.mid);
  const side = flat([-120, 1120], 40);
  return sheet(
    ink.sky,
    sky(mix(ink.sky, ink.mid, 0.3), ink.paper, level),
    sun([480, 520], 96, ink.paper, ink.glow),
    streaks(6, [640, 260], 420, mix(ink.sky, ink.paper, 0.6), 4),
    stroke(ellipse(270, 470, 178), mix(ink.accent, ink.deep, 0.1), 12) +
      stroke(ellipse(270, 470, 150), mix(ink.accent, ink.deep, 0.1), 4),
    wheel,
    fill(ellipse(270, 470, 18), ink.accent),
    stroke(
      polyline([
        [190, level],
        [270, 470],
        [350, level],
      ]),
      mix(ink.accent, ink.deep, 0.35),
      14,
    ),
    towers,
    fill(box(0, level - 26, WIDTH, 30), mix(ink.deep, ink.far, 0.3)),
    water(level, mix(ink.mid, ink.sky, 0.3), ink.deep, 1010),
    reflection(level, 230, 0.5, 0.45, stroke(ellipse(270, 470, 178), ink.accent, 14), towers),
    glints(4, [480, level + 10], 320, 250, 26, ink.glow),
    reflection(806, 150, 0.7, 0.4, boats),
    boats,
    fill(box(0, 980, WIDTH, 240), mix(ink.far, ink.paper, 0.35)),
    fill(times(20, (i) => box(i * 52, 980, 4, 40)).join(''), ink.far),
    fade(box(0, 980, WIDTH, 240), ink.deep, [0, 1200], [0, 1000], 0.85),
    fill(box(0, 1128, WIDTH, 8) + box(0, 1164, WIDTH, 9), mix(ink.paper, ink.sky, 0.4)),
    tramModern(),
    figure([790, 1080], 120, { coat: ink.accent, legs: ink.deep, skin: ink.far }),
    figure([850, 1084], 118, { coat: ink.deep, legs: ink.deep, skin: ink.far }),
    birds(4, [640, 400], 5, 20, ink.deep),
  );

  /** A low-floor tram: one smooth shell, a raked nose, glass from end to end. */
  function tramModern(): Ink {
    const shell: Point[] = [
      [0, 0.45],
      [0, 3.2],
      [19.4, 3.2],
      [20.6, 2.4],
      [21, 1.2],
      [20.9, 0.45],
    ];
    return (
      fill(panel(side, 1, 0, 19, 0.6), ink.deep) +
      fill(on(side, shell), modern.body) +
      fill(
        on(side, [
          [0, 1.35],
          [0, 2.75],
          [19.2, 2.75],
          [20.3, 2.1],
          [20.7, 1.35],
        ]),
        modern.glass,
      ) +
      fill(times(8, (i) => panel(side, 1.8 + i * 2.3, 1.35, 0.12, 1.4)).join(''), modern.body) +
      fill(
        on(side, [
          [0, 0.45],
          [0, 1],
          [20.98, 1],
          [20.9, 0.45],
        ]),
        ink.mid,
      ) +
      fill(
        [5, 11, 16.4].map((u) => panel(side, u, 0.5, 1.5, 2.3)).join(''),
        mix(modern.glass, ink.sky, 0.3),
      ) +
      fill(times(2, (i) => panel(side, 8.6 + i * 6, 0.5, 0.3, 2.7)).join(''), ink.deep) +
      fill(panel(side, 3, 3.2, 3.4, 0.35) + panel(side, 12, 3.2, 4, 0.35), modern.shade) +
      stroke(polyline([side(8, 3.2), side(9.4, 4.6), side(8.4, 5.8)]), ink.deep, 5) +
      line([0, 885], [960, 885], ink.deep, 3)
    );
  }
}
