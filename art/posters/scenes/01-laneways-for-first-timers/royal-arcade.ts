import { chequer, glassVault, rib } from '../../kit/arcade.ts';
import { openings } from '../../kit/facade.ts';
import { fade, fill, halo, type Ink, line, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { figure } from '../../kit/people.ts';
import { across, along, archway, ground, on, panel, shifted, space } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { arcPoints, box, type Point } from '../../kit/shapes.ts';
import { ink, night } from './palette.ts';

export function royalArcade(): Ink {
  const view = space({ centre: [480, 800], focal: 760, eye: 1.7 });
  const vault = { half: 3.4, spring: 8, rise: 3.4, near: 3, far: 22 };
  const end = across(view, -3.4, 22);
  const cream = mix(ink.paper, ink.glow, 0.25);
  const side = (x: number, wall: string, shade: string): Ink => {
    const plane = along(view, x, 3);
    return (
      fill(panel(plane, 0, 0, 19, 8.2), wall) +
      fill(
        openings(plane, { cols: 5, u: 0.6, v: 0.4, du: 3.8, width: 2.8, height: 5, arched: true }),
        shade,
      ) +
      fill(
        openings(plane, {
          cols: 5,
          u: 0.9,
          v: 0.6,
          du: 3.8,
          width: 2.2,
          height: 4.5,
          arched: true,
        }),
        mix(ink.glow, wall, 0.25),
      ) +
      fill(openings(plane, { cols: 5, u: 0.9, v: 6, du: 3.8, width: 2.2, height: 1.2 }), shade) +
      fill(panel(plane, 0, 5.5, 19, 0.25) + panel(plane, 0, 7.7, 19, 0.4), cream) +
      fill(openings(plane, { cols: 6, u: -0.1, v: 0, du: 3.8, width: 0.4, height: 8 }), cream)
    );
  };
  const guardian = (u: number) => {
    const at = shifted(end, u, 5.4);
    return (
      fill(
        on(at, [
          [-0.62, 0],
          [-0.55, 1.5],
          [-0.8, 2.3],
          [-0.3, 3],
          [0.3, 3],
          [0.8, 2.3],
          [0.55, 1.5],
          [0.62, 0],
        ]),
        ink.accent,
      ) +
      fill(
        on(at, [
          [0.05, 0],
          [0.05, 3],
          [0.3, 3],
          [0.8, 2.3],
          [0.55, 1.5],
          [0.62, 0],
        ]),
        mix(ink.accent, ink.deep, 0.5),
      ) +
      fill(panel(at, -0.62, 1.35, 1.24, 0.28), ink.glow) +
      fill(
        on(
          at,
          arcPoints([0, -3.4], 0.36, 0.42, 0, 360, 12).map(([x, y]): Point => [x, -y]),
        ),
        ink.far,
      ) +
      fill(
        on(at, [
          [-0.45, 3.5],
          [0, 4.3],
          [0.45, 3.5],
        ]),
        ink.glow,
      ) +
      fill(panel(at, 0.9, -0.2, 0.1, 4.6), night)
    );
  };
  const dial = (r: number, tone: string) =>
    fill(
      on(
        end,
        arcPoints([3.4, -7.3], r, r, 0, 360, 32).map(([x, y]): Point => [x, -y]),
      ),
      tone,
    );
  return sheet(
    ink.glow,
    glassVault(
      view,
      vault,
      mix(ink.sky, ink.paper, 0.6),
      mix(ink.mid, ink.paper, 0.4),
      mix(ink.mid, ink.deep, 0.2),
      12,
    ),
    fill(archway(end, 0, 0, 6.8, 11.4, 3.4), mix(ink.far, ink.deep, 0.2)),
    halo(end(3.4, 7.3), 240, ink.glow, 0.9),
    fill(archway(end, 1.2, 0, 4.4, 4.9, 2), ink.paper),
    fill(panel(end, 0, 5.1, 6.8, 0.4), cream),
    guardian(1),
    guardian(5.8),
    dial(1.65, ink.glow),
    dial(1.4, ink.paper),
    line(end(3.4, 7.3), end(3.4, 8.4), night, 5),
    line(end(3.4, 7.3), end(4.1, 6.9), night, 6),
    fill(panel(ground(view), -3.4, 0.6, 6.8, 21.4), cream),
    fill(chequer(view, 3.4, 1.4, 22, 0.85), ink.deep),
    fade(panel(ground(view), -3.4, 0.6, 6.8, 21.4), ink.far, [480, 1210], [480, 850], 0.8),
    side(-3.4, mix(ink.sky, ink.paper, 0.25), mix(ink.far, ink.deep, 0.4)),
    side(3.4, mix(ink.far, ink.sky, 0.3), mix(ink.far, ink.deep, 0.6)),
    times(6, (i) => rib(view, vault, 22 - i * 3.7, 0.3, mix(cream, ink.far, 0.15 + i * 0.05))).join(
      '',
    ),
    figure(view(0.7, 0, 14.5), 92, { coat: ink.mid, legs: night, skin: ink.far }),
    figure(view(0, 0, 15.2), 88, { coat: ink.deep, legs: night, skin: ink.far }),
    fade(box(0, 1000, WIDTH, 200), night, [0, 1230], [0, 1010], 0.85),
  );
}
