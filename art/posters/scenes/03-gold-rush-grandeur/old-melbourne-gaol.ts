import { courses, openings } from '../../kit/facade.ts';
import { fade, fill, type Ink, line, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { across, along, archway, ground, panel, space } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { box, curve, ellipse, polygon } from '../../kit/shapes.ts';
import { ink } from './palette.ts';

export function oldMelbourneGaol(): Ink {
  const view = space({ centre: [480, 650], focal: 780, eye: 3 });
  const rock = mix(ink.deep, ink.sky, 0.28);
  const cold = mix(ink.deep, '#160d18', 0.4);
  const side = (x: number, tone: string): Ink => {
    const wall = along(view, x, 4);
    const level = (v: number) =>
      fill(
        openings(wall, { cols: 9, u: 0.8, v, du: 3.2, width: 1.2, height: 2.3, arched: true }),
        cold,
      ) +
      fill(
        openings(wall, { cols: 9, u: 0.95, v, du: 3.2, width: 0.9, height: 2.1, arched: true }),
        mix(ink.mid, ink.deep, 0.45),
      );
    const walk = (v: number) => {
      const edge = along(view, x * 0.68, 4);
      return (
        fill(
          polygon([view(x, v, 4), view(x * 0.68, v, 4), view(x * 0.68, v, 33), view(x, v, 33)]),
          cold,
        ) +
        fill(panel(edge, 0, v - 0.15, 29, 0.25), ink.far) +
        fill(
          times(34, (i) => panel(edge, i * 0.86, v, 0.07, 1)).join('') +
            panel(edge, 0, v + 0.98, 29, 0.1) +
            panel(edge, 0, v + 0.5, 29, 0.06),
          cold,
        )
      );
    };
    return (
      fill(panel(wall, 0, 0, 29, 12.4), tone) +
      courses(
        wall,
        x > 0 ? 4 : 5,
        [0, 0],
        29,
        12.4,
        [1.5, 0.6],
        0.28,
        mix(tone, ink.sky, 0.2),
        0.8,
      ) +
      fade(panel(wall, 0, 0, 29, 12.4), cold, wall(4, 0), wall(6, 12), 0.7) +
      level(0.1) +
      level(4.2) +
      level(8.3) +
      walk(4.1) +
      walk(8.2)
    );
  };
  const helmet = [
    fill(
      curve(
        [
          [330, 1060],
          [350, 1000],
          [400, 970],
          [560, 970],
          [610, 1000],
          [630, 1060],
          [640, 1210],
          [320, 1210],
        ],
        true,
      ),
      cold,
    ),
    fill(
      `M378 760Q378 690 480 684Q582 690 582 760L590 985Q480 1020 370 985Z`,
      mix(ink.sky, ink.deep, 0.5),
    ),
    fade(
      `M378 760Q378 690 480 684Q582 690 582 760L590 985Q480 1020 370 985Z`,
      cold,
      [600, 900],
      [420, 800],
      1,
    ),
    fill(`M386 780L574 780L572 816L388 816Z`, '#0e080f'),
    fill(`M378 842Q480 868 582 842L582 850Q480 878 378 850Z`, cold),
    fill(
      [400, 440, 520, 560].map((x) => ellipse(x, 966, 6)).join('') +
        ellipse(396, 752, 6) +
        ellipse(564, 752, 6),
      cold,
    ),
    fade(
      `M378 760Q378 690 480 684L480 1004Q430 1004 370 985Z`,
      ink.glow,
      [360, 760],
      [430, 800],
      0.8,
    ),
  ].join('');
  const roof = polygon([
    view(-3.6, 12.4, 4),
    view(0, 15.6, 4),
    view(3.6, 12.4, 4),
    view(3.6, 12.4, 33),
    view(0, 15.6, 33),
    view(-3.6, 12.4, 33),
  ]);
  return sheet(
    cold,
    fill(roof, mix(rock, ink.deep, 0.4)),
    fill(
      polygon([view(-1.6, 14.2, 4), view(1.6, 14.2, 4), view(1.6, 14.2, 33), view(-1.6, 14.2, 33)]),
      ink.paper,
    ),
    times(9, (i) => {
      const z = 5 + i * 3.4;
      return (
        line(view(-3.6, 12.4, z), view(3.6, 12.4, z), cold, 60 / z) +
        line(view(-1.6, 14.2, z), view(1.6, 14.2, z), cold, 40 / z)
      );
    }).join(''),
    fill(panel(across(view, -3.6, 33), 0, 0, 7.2, 14), mix(rock, ink.sky, 0.25)),
    fill(archway(across(view, -3.6, 33), 2, 5, 3.2, 6), ink.paper),
    fill(panel(ground(view), -3.6, 1, 7.2, 33), mix(rock, ink.sky, 0.2)),
    fade(panel(ground(view), -3.6, 1, 7.2, 33), ink.paper, [480, 660], [480, 900], 0.8),
    side(-3.6, mix(rock, ink.sky, 0.18)),
    side(3.6, rock),
    fill(
      polygon([
        [440, 120],
        [540, 120],
        [700, 1200],
        [250, 1200],
      ]),
      ink.paper,
      0.13,
    ),
    fade(box(0, 800, WIDTH, 400), cold, [0, 1180], [0, 820], 0.8),
    helmet,
  );
}
