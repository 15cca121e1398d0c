import { balustrade, cornice, openings } from '../../kit/facade.ts';
import { fill, type Ink } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { archway, on, type Plane, panel } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { arcPoints, type Point } from '../../kit/shapes.ts';
import { ink } from './palette.ts';

/** A Victorian terrace house: two storeys of verandah in cast-iron lace, parapet on top. 6 wide, 11 tall. */
export function terrace(plane: Plane, wall: string, trim: string, shade: string): Ink {
  const lace = (v: number) =>
    fill(panel(plane, 0.2, v, 5.6, 0.62), trim) +
    fill(
      times(9, (i) =>
        on(
          plane,
          arcPoints([0.55 + i * 0.62, 0], 0.27, 0.42, 180, 0, 8).map(([u, y]): Point => [u, v - y]),
        ),
      ).join(''),
      shade,
    );
  const rail = (v: number) =>
    fill(panel(plane, 0.2, v + 0.92, 5.6, 0.1), trim) +
    fill(times(22, (i) => panel(plane, 0.3 + i * 0.25, v, 0.09, 0.95)).join(''), trim);
  return (
    fill(panel(plane, 0, 0, 6, 9.2), wall) +
    fill(panel(plane, 0, 0, 6, 3.6), mix(wall, shade, 0.35)) +
    fill(panel(plane, 0, 6.6, 6, 0.9), shade, 0.55) +
    fill(panel(plane, 0, 2.8, 6, 0.8), shade, 0.55) +
    fill(
      openings(plane, { cols: 2, u: 0.9, v: 4.1, du: 2.5, width: 1.3, height: 2.5, arched: true }),
      shade,
    ) +
    fill(
      openings(plane, { cols: 2, u: 1.1, v: 4.1, du: 2.5, width: 0.9, height: 2.2, arched: true }),
      mix(ink.glow, wall, 0.2),
    ) +
    fill(archway(plane, 0.9, 0.3, 1.9, 2.5), shade) +
    fill(panel(plane, 3.8, 0.2, 1.2, 2.5), mix(trim, shade, 0.15)) +
    fill(
      panel(plane, 0.1, 7.3, 5.8, 0.35) + panel(plane, 0.1, 3.55, 5.8, 0.35),
      mix(trim, shade, 0.3),
    ) +
    lace(6.75) +
    lace(3) +
    rail(3.9) +
    rail(0) +
    fill(panel(plane, 0.12, 0, 0.2, 7.4) + panel(plane, 5.68, 0, 0.2, 7.4), trim) +
    cornice(plane, 0, 9.2, 6, 0.5, mix(wall, ink.paper, 0.45), shade) +
    balustrade(plane, 0.3, 9.7, 5.4, 0.9, mix(wall, ink.paper, 0.45), shade) +
    fill(
      on(plane, [
        [1.8, 10.6],
        [2, 11.5],
        [3, 12.1],
        [4, 11.5],
        [4.2, 10.6],
      ]),
      mix(wall, ink.paper, 0.35),
    ) +
    fill(
      panel(plane, -0.15, 9.2, 0.5, 1.9) + panel(plane, 5.65, 9.2, 0.5, 1.9),
      mix(wall, ink.paper, 0.2),
    )
  );
}
