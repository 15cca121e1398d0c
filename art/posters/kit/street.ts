import { fill, type Ink, line, stroke } from './ink.ts';
import { on, type Plane, panel } from './plane.ts';
import { between, seeded, times } from './random.ts';
import { curve, ellipse, type Outline, type Point, polygon } from './shapes.ts';

/** Bluestone pitchers on a ground plane, from z `near` to `far`, some catching light. */
export function cobbles(
  plane: Plane,
  seed: number,
  [left, right]: Point,
  [near, far]: Point,
  tones: readonly [light: string, dark: string],
  share = 0.3,
): Ink {
  const random = seeded(seed);
  const lit: Outline[] = [];
  const dark: Outline[] = [];
  for (let z = near, row = 0; z < far; row += 1) {
    const deep = 0.2 + (z - near) * 0.02;
    const wide = 0.34;
    for (let x = left - (row % 2 ? wide / 2 : 0); x < right; x += wide) {
      const draw = random();
      if (draw < share) {
        const stone = panel(
          plane,
          Math.max(left, x) + 0.02,
          z,
          wide * between(random, 0.75, 0.88),
          deep * 0.8,
        );
        (draw < share * 0.5 ? lit : dark).push(stone);
      }
    }
    z += deep;
  }
  return fill(lit.join(''), tones[0], 0.9) + fill(dark.join(''), tones[1], 0.9);
}

/** An awning over a shopfront, striped, its valance hanging. */
export function awning(
  plane: (u: number, v: number, out: number) => Point,
  [u, v]: Point,
  width: number,
  drop: number,
  out: number,
  tones: readonly [string, string],
  stripes = 8,
): Ink {
  const pitch = width / stripes;
  const gusset = polygon([plane(u, v, 0), plane(u, v - drop, out), plane(u, v - drop, 0)]);
  return (
    fill(gusset, tones[0]) +
    times(stripes, (i) => {
      const a = u + i * pitch;
      const top = polygon([
        plane(a, v, 0),
        plane(a + pitch, v, 0),
        plane(a + pitch, v - drop, out),
        plane(a, v - drop, out),
      ]);
      const hem = polygon([
        plane(a, v - drop, out),
        plane(a + pitch, v - drop, out),
        plane(a + pitch, v - drop * 1.45, out),
        plane(a, v - drop * 1.45, out),
      ]);
      return fill(top + hem, i % 2 ? tones[1] : tones[0]);
    }).join('')
  );
}

/** A café umbrella, open, seen from the side. */
export function umbrella(
  [x, y]: Point,
  size: number,
  light: string,
  dark: string,
  pole: string,
  tall = 1.3,
): Ink {
  const rim = y - size * (tall - 0.35);
  const top = y - size * tall;
  return (
    line([x, y], [x, top], pole, Math.max(2, size * 0.035)) +
    fill(
      polygon([
        [x - size * 0.62, rim],
        [x, top],
        [x + size * 0.62, rim],
        [x + size * 0.62, rim + size * 0.1],
        [x - size * 0.62, rim + size * 0.1],
      ]),
      light,
    ) +
    fill(
      polygon([
        [x + size * 0.12, rim],
        [x, top],
        [x + size * 0.62, rim],
        [x + size * 0.62, rim + size * 0.1],
        [x + size * 0.12, rim + size * 0.1],
      ]),
      dark,
    )
  );
}

/** A small round table with two bentwood chairs. */
export function cafeTable([x, y]: Point, size: number, top: string, dark: string): Ink {
  const chair = (side: number) =>
    stroke(
      `M${x + side * size * 0.75} ${y - size * 1.02}L${x + side * size * 0.68} ${y - size * 0.5}L${x + side * size * 0.76} ${y}M${x + side * size * 0.68} ${y - size * 0.5}H${x + side * size * 0.42}L${x + side * size * 0.38} ${y}`,
      dark,
      Math.max(2.5, size * 0.055),
    );
  return (
    chair(-1) +
    chair(1) +
    line([x, y], [x, y - size * 0.72], dark, Math.max(3, size * 0.07)) +
    fill(ellipse(x, y, size * 0.22, size * 0.05), dark) +
    fill(ellipse(x, y - size * 0.74, size * 0.38, size * 0.075), top)
  );
}

/** A sagging wire between two points, with something hung from it at even steps. */
export function swag(
  from: Point,
  to: Point,
  sag: number,
  wire: string,
  count: number,
  hang: (at: Point, index: number) => Ink,
): Ink {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ];
  return (
    stroke(curve(times(13, (i) => at(i / 12))), wire, 3) +
    times(count, (i) => hang(at((i + 0.5) / count), i)).join('')
  );
}

export function bulb(color: string, glow: string, size: number): (at: Point) => Ink {
  return ([x, y]) =>
    fill(ellipse(x, y + size, size * 2.6), glow, 0.22) +
    fill(ellipse(x, y + size, size, size * 1.2), color);
}

export function pennant(
  colors: readonly [string, ...string[]],
  size: number,
): (at: Point, index: number) => Ink {
  return ([x, y], i) =>
    fill(
      polygon([
        [x - size * 0.5, y],
        [x + size * 0.5, y],
        [x, y + size * 1.1],
      ]),
      colors[i % colors.length] ?? colors[0],
    );
}

/** An old street lamp: fluted post, arm scrolls and one globe or lantern. */
export function lamp(
  [x, y]: Point,
  height: number,
  metal: string,
  light: string,
  globes: 1 | 3 = 1,
): Ink {
  const top = y - height;
  const globe = (gx: number, gy: number) => fill(ellipse(gx, gy, height * 0.055), light);
  const arms =
    globes === 3
      ? stroke(
          `M${x - height * 0.12} ${top + height * 0.1}Q${x} ${top + height * 0.2} ${x + height * 0.12} ${top + height * 0.1}`,
          metal,
          height * 0.02,
        ) +
        globe(x - height * 0.12, top + height * 0.06) +
        globe(x + height * 0.12, top + height * 0.06)
      : '';
  return (
    line([x, y], [x, top + height * 0.06], metal, height * 0.026) +
    fill(
      polygon([
        [x - height * 0.045, y],
        [x + height * 0.045, y],
        [x + height * 0.022, y - height * 0.16],
        [x - height * 0.022, y - height * 0.16],
      ]),
      metal,
    ) +
    arms +
    globe(x, top + height * 0.02)
  );
}

/** A hanging sign or lantern bracket on a wall plane, projecting into the street. */
export function blade(
  at: (out: number, v: number) => Point,
  v: number,
  out: number,
  height: number,
  color: string,
): Ink {
  return fill(polygon([at(0.15, v), at(out, v), at(out, v + height), at(0.15, v + height)]), color);
}

/** A flight of steps on a flat plane, each tread lit and each riser in shade. */
export function stairs(
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  count: number,
  inset: number,
  light: string,
  shade: string,
): Ink {
  const rise = height / count;
  return times(count, (i) => {
    const from = u + inset * i;
    const wide = width - 2 * inset * i;
    return (
      fill(panel(plane, from, v + i * rise, wide, rise), shade) +
      fill(
        on(plane, [
          [from, v + (i + 0.55) * rise],
          [from, v + (i + 1) * rise],
          [from + wide, v + (i + 1) * rise],
          [from + wide, v + (i + 0.55) * rise],
        ]),
        light,
      )
    );
  }).join('');
}
