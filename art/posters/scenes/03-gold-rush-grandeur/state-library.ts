import { balustrade, openings } from '../../kit/facade.ts';
import { fade, fill, halo, type Ink, line, move, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { figure } from '../../kit/people.ts';
import { flat } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { box, ellipse, type Point, polygon } from '../../kit/shapes.ts';
import { ink, stone } from './palette.ts';

export function stateLibrary(): Ink {
  const oculus: Point = [480, 250];
  const ring =
    (rx: number, ry: number, cy: number) =>
    (turn: number): Point => [
      480 + Math.cos((turn * Math.PI) / 180) * rx,
      cy - Math.sin((turn * Math.PI) / 180) * ry,
    ];
  const eaves = ring(620, 250, 560);
  const lantern = ring(84, 40, oculus[1]);
  const panes = times(16, (i): Ink => {
    const [a, b] = [i * 22.5, i * 22.5 + 15];
    const between = (t: number, turn: number): Point => {
      const [from, to] = [lantern(turn), eaves(turn)];
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    };
    const tone = mix(ink.paper, ink.sky, 0.15 + 0.45 * ((i % 16) / 16));
    return [0, 1, 2, 3]
      .map((k) =>
        fill(
          polygon([
            between(0.14 + k * 0.2, a),
            between(0.3 + k * 0.2, a),
            between(0.3 + k * 0.2, b),
            between(0.14 + k * 0.2, b),
          ]),
          tone,
        ),
      )
      .join('');
  });
  const cream = mix(ink.paper, ink.glow, 0.3);
  const gallery = (top: number, height: number, tone: string, arched: boolean): Ink =>
    fill(box(0, top, WIDTH, height), tone) +
    fill(
      openings(flat([-40, top + height], 1), {
        cols: 9,
        u: 22,
        v: 26,
        du: 116,
        width: 76,
        height: height - 44,
        arched,
      }),
      stone.dark,
    ) +
    fill(
      openings(flat([-40, top + height], 1), {
        cols: 9,
        u: 30,
        v: 26,
        du: 116,
        width: 60,
        height: (height - 44) * 0.55,
      }),
      mix(ink.mid, ink.accent, 0.3),
    ) +
    fill(
      openings(flat([-40, top + height], 1), {
        cols: 45,
        u: 22,
        v: 28,
        du: 23.2,
        width: 5,
        height: (height - 50) * 0.5,
      }),
      ink.glow,
    ) +
    balustrade(flat([0, top + height], 1), 0, 0, WIDTH, 26, cream, stone.shade);
  const hub: Point = [480, 905];
  const desk = (turn: number): Ink => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const at = (r: number, side: number): Point => [
      hub[0] + cos * r * 1.25 - sin * side,
      hub[1] + sin * r * 0.62 + cos * side * 0.5,
    ];
    const top = polygon([at(120, -16), at(560, -46), at(560, 46), at(120, 16)]);
    const lamps = [0.16, 0.38, 0.62, 0.86].map((t) => {
      const [x, y] = at(120 + 440 * t, 0);
      const s = 9 + t * 12;
      return (
        fill(ellipse(x, y, s * 2.4, s), ink.glow, 0.5) +
        line([x, y], [x, y - s * 1.6], stone.dark, 3) +
        fill(
          `M${x - s} ${y - s * 1.3}a${s} ${s} 0 0 1 ${2 * s} 0Z`,
          mix(ink.accent, '#3f9a72', 0.5),
        )
      );
    });
    return (
      fill(
        polygon([at(120, -16), at(560, -46), at(560, -46), at(560, 46), at(120, 16)]),
        stone.dark,
      ) +
      move(
        'translate(0 -14)',
        fill(top, ink.mid),
        fade(top, ink.deep, at(560, 0), at(120, 0), 0.5),
        ...lamps,
      )
    );
  };
  return sheet(
    cream,
    fill(box(0, 0, WIDTH, 620), mix(cream, stone.mid, 0.35)),
    fade(box(0, 0, WIDTH, 620), stone.shade, [960, 0], [300, 400], 0.8),
    ...panes,
    times(8, (i) => {
      const turn = i * 45 + 18.75;
      return line(lantern(turn), eaves(turn), cream, 14);
    }).join(''),
    fill(ellipse(480, 250, 104, 50), stone.light),
    fill(ellipse(480, 250, 80, 36), ink.paper),
    halo(oculus, 240, ink.paper, 0.9),
    gallery(560, 130, cream, true),
    gallery(690, 160, stone.light, true),
    fade(box(0, 560, WIDTH, 300), stone.shade, [960, 700], [420, 640], 0.75),
    fill(box(0, 846, WIDTH, 360), mix(ink.far, stone.light, 0.35)),
    fade(box(0, 846, WIDTH, 360), ink.mid, [0, 1220], [0, 870], 0.9),
    ...[176, 4, 150, 30, 118, 62, 90].map(desk),
    fill(ellipse(hub[0], hub[1] + 8, 120, 46), stone.dark),
    fill(ellipse(hub[0], hub[1] - 14, 120, 46), ink.mid),
    fill(ellipse(hub[0], hub[1] - 34, 72, 26), stone.dark),
    fill(ellipse(hub[0], hub[1] - 44, 72, 26), ink.far),
    figure([480, 872], 84, { coat: ink.deep, legs: ink.deep, skin: ink.paper }, 0.04),
  );
}
