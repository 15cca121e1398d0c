import { fade, fill, type Ink, line, stroke } from './ink.ts';
import { on, type Plane, panel, type Space } from './plane.ts';
import { times } from './random.ts';
import { arcPoints, ellipse, type Point, polygon, polyline } from './shapes.ts';

export type Livery = {
  readonly body: string;
  readonly shade: string;
  readonly cream: string;
  readonly roof: string;
  readonly glass: string;
  readonly lamp: string;
  readonly dark: string;
};

/** A W-class tram's end, 2.7 wide and 3.3 tall, drawn on a plane from its lower left. */
export function tramFront(plane: Plane, livery: Livery): Ink {
  const { body, shade, cream, roof, glass, lamp, dark } = livery;
  const dome = arcPoints([1.35, 0], 1.3, 0.42, 180, 0, 14).map(([u, y]): Point => [u, 2.92 - y]);
  const apron: Point[] = [
    [0.12, 0.5],
    [0.02, 1.5],
    [0.06, 2.92],
    [2.64, 2.92],
    [2.68, 1.5],
    [2.58, 0.5],
  ];
  const pane = (u: number, width: number) => fill(panel(plane, u, 1.62, width, 0.9), glass);
  const [lx, ly] = plane(1.35, 1.16);
  const radius = Math.abs(plane(1.53, 1.16)[0] - lx);
  return (
    fill(
      on(plane, [
        [0.35, 0.1],
        [0.35, 0.6],
        [2.35, 0.6],
        [2.35, 0.1],
      ]),
      dark,
    ) +
    fill(on(plane, dome), roof) +
    fill(on(plane, apron), body) +
    fill(
      on(plane, [
        [1.9, 0.5],
        [1.98, 1.5],
        [1.98, 2.92],
        [2.64, 2.92],
        [2.68, 1.5],
        [2.58, 0.5],
      ]),
      shade,
      0.55,
    ) +
    fill(panel(plane, 0.05, 1.5, 2.6, 1.42), cream) +
    pane(0.2, 0.66) +
    pane(0.98, 0.74) +
    pane(1.84, 0.66) +
    fill(panel(plane, 0.8, 2.62, 1.1, 0.4), dark) +
    fill(panel(plane, 0.86, 2.68, 0.98, 0.28), lamp, 0.9) +
    fill(panel(plane, 0.04, 1.4, 2.62, 0.1), roof) +
    fill(ellipse(lx, ly, radius), cream) +
    fill(ellipse(lx, ly, radius * 0.68), lamp) +
    fill(panel(plane, 0.2, 0.4, 2.3, 0.18), dark)
  );
}

/** A W-class tram's side, `length` long: saloons at both ends, the drop centre between. */
export function tramSide(plane: Plane, length: number, livery: Livery): Ink {
  const { body, shade, cream, roof, glass, dark } = livery;
  const bays = 10;
  const bay = (length - 0.7) / bays;
  const window = (i: number) => {
    const u = 0.4 + i * bay;
    return i === 4 || i === 5
      ? fill(panel(plane, u, 0.75, bay * 0.84, 1.85), shade)
      : fill(panel(plane, u, 1.62, bay * 0.84, 0.9), glass);
  };
  return (
    fill(
      on(plane, [
        [0.1, 2.9],
        [0.5, 3.3],
        [length - 0.5, 3.3],
        [length - 0.1, 2.9],
      ]),
      roof,
    ) +
    fill(panel(plane, 0.6, 0.14, length - 1.2, 0.5), dark) +
    fill(panel(plane, 0, 0.5, length, 2.42), body) +
    fill(panel(plane, 0, 1.5, length, 1.42), cream) +
    times(bays, window).join('') +
    fill(panel(plane, 0, 1.4, length, 0.1), roof) +
    fade(
      panel(plane, 0, 0.5, length, 0.9),
      shade,
      plane(length / 2, 0.4),
      plane(length / 2, 1.3),
      0.8,
    )
  );
}

/** Two shining rails on the ground, from near to far. */
export function rails(
  view: Space,
  x: number,
  near: number,
  far: number,
  color: string,
  gauge = 1.44,
): Ink {
  const rail = (u: number) =>
    fill(
      polygon([
        view(u - 0.05, 0, near),
        view(u + 0.05, 0, near),
        view(u + 0.05, 0, far),
        view(u - 0.05, 0, far),
      ]),
      color,
    );
  return rail(x) + rail(x + gauge);
}

/** Contact wire above a track, with span wires between poles. */
export function overhead(
  view: Space,
  x: number,
  near: number,
  far: number,
  reach: number,
  color: string,
): Ink {
  const spans = times(5, (i) => {
    const z = near + ((far - near) * (i + 0.6)) / 6;
    return stroke(
      polyline([view(x - reach, 6.4, z), view(x, 5.9, z), view(x + reach, 6.4, z)]),
      color,
      2,
    );
  });
  return line(view(x, 5.8, near), view(x, 5.8, far), color, 2.5) + spans.join('');
}
