import { clip, fade, fill, halo, type Ink, line, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { crowd, figure } from '../../kit/people.ts';
import { archway, flat } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { box, curve, ellipse, type Point, polygon } from '../../kit/shapes.ts';
import { sky, stars } from '../../kit/sky.ts';
import { ink } from './palette.ts';

export function lunaPark(): Ink {
  const dusk = mix(ink.deep, ink.mid, 0.45);
  const edge = mix(ink.deep, '#0c1c30', 0.3);
  const lip = '#c93a35';
  const coaster = curve([
    [-20, 430],
    [90, 300],
    [210, 470],
    [330, 520],
    [480, 520],
    [640, 500],
    [760, 330],
    [880, 430],
    [980, 280],
  ]);
  const lattice =
    times(24, (i) =>
      line(
        [-10 + i * 42, 330 + Math.abs(((i * 5) % 9) - 4) * 20],
        [-10 + i * 42, 900],
        mix(dusk, ink.paper, 0.28),
        4,
      ),
    ).join('') +
    times(13, (i) =>
      line([-20, 470 + i * 34], [980, 470 + i * 34], mix(dusk, ink.paper, 0.2), 3),
    ).join('');
  const hill = `${coaster}L980 910L-20 910Z`;
  const tower = (x: number): Ink =>
    fill(box(x - 74, 520, 148, 440), ink.paper) +
    fill(box(x + 16, 520, 58, 440), mix(ink.paper, ink.far, 0.5)) +
    fill(times(5, (i) => box(x - 74, 560 + i * 84, 148, 20)).join(''), ink.accent) +
    fill(archway(flat([x - 30, 720], 1), 0, 0, 60, 110), edge) +
    fill(archway(flat([x - 30, 900], 1), 0, 0, 60, 110), edge) +
    fill(box(x - 88, 500, 176, 24), ink.glow) +
    fill(`M${x - 76} 502Q${x - 100} 400 ${x} 330Q${x + 100} 400 ${x + 76} 502Z`, ink.mid) +
    fill(
      `M${x + 14} 502Q${x + 36} 400 ${x} 330Q${x + 100} 400 ${x + 76} 502Z`,
      mix(ink.mid, ink.deep, 0.5),
    ) +
    fill(times(7, (i) => ellipse(x - 66 + i * 22, 512, 6)).join(''), ink.paper) +
    line([x, 332], [x, 262], edge, 6) +
    fill(
      polygon([
        [x + 2, 264],
        [x + 62, 280],
        [x + 2, 300],
      ]),
      ink.accent,
    );
  const rim = times(13, (i): Ink => {
    const turn = Math.PI * (0.06 + (0.88 * i) / 12);
    const tip: Point = [480 - Math.cos(turn) * 300, 640 - Math.sin(turn) * 330];
    const base = (d: number): Point => [
      480 - Math.cos(turn + d) * 226,
      650 - Math.sin(turn + d) * 250,
    ];
    return fill(polygon([base(-0.1), tip, base(0.1)]), i % 2 ? ink.accent : ink.glow);
  });
  const eye = (x: number): Ink =>
    fill(ellipse(x, 600, 50, 44), ink.paper) +
    fill(ellipse(x, 606, 27, 30), ink.mid) +
    fill(ellipse(x, 608, 15, 18), edge) +
    fill(ellipse(x - 8, 598, 7), ink.paper) +
    stroke(
      curve([
        [x - 54, 590],
        [x - 20, 556],
        [x + 24, 556],
        [x + 54, 588],
      ]),
      edge,
      9,
    ) +
    stroke(
      curve([
        [x - 60, 530],
        [x, 502],
        [x + 60, 530],
      ]),
      edge,
      13,
    );
  const mouth = 'M322 742Q480 830 638 742L652 960L308 960Z';
  return sheet(
    dusk,
    sky(dusk, ink.far, 820),
    stars(5, 46, 380, ink.paper),
    clip(hill, lattice),
    stroke(coaster, ink.paper, 12),
    times(4, (i) => fill(box(712 + i * 15 - 4, 372 - i * 15, 17, 20), ink.accent)).join(''),
    halo([480, 720], 430, ink.glow, 0.8),
    tower(150),
    tower(810),
    ...rim,
    fill(ellipse(480, 690, 236, 262), mix(ink.glow, ink.paper, 0.45)),
    fade(ellipse(480, 690, 236, 262), ink.far, [720, 800], [430, 640], 0.85),
    fill(ellipse(332, 706, 46, 38) + ellipse(628, 706, 46, 38), ink.far),
    eye(392),
    eye(568),
    fill(
      curve(
        [
          [452, 650],
          [448, 690],
          [430, 712],
          [458, 736],
          [502, 736],
          [530, 712],
          [512, 690],
          [508, 650],
        ],
        true,
      ),
      ink.far,
    ),
    fill('M300 726Q480 818 660 726L676 960L284 960Z', lip),
    fill(mouth, edge),
    clip(
      mouth,
      fill(
        times(
          9,
          (i) => `M${318 + i * 36} 730h34v${56 + Math.sin((i / 8) * Math.PI) * 34}q-17 14 -34 0Z`,
        ).join(''),
        ink.paper,
      ),
      halo([480, 960], 170, ink.glow, 0.95),
    ),
    fill(box(0, 950, WIDTH, 260), mix(ink.deep, ink.far, 0.25)),
    fade(box(0, 950, WIDTH, 260), ink.glow, [480, 950], [480, 1080], 0.7),
    fade(box(0, 950, WIDTH, 260), edge, [0, 1210], [0, 1000], 0.9),
    crowd(6, [370, 975], [590, 975], 5, 92, [ink.mid, ink.paper, ink.accent], edge, ink.far),
    figure([430, 1090], 150, { coat: ink.accent, legs: edge, skin: ink.far }, 0.1),
    figure([500, 1094], 100, { coat: ink.glow, legs: edge, skin: ink.far }, 0.1),
  );
}
