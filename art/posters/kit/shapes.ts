import { between, type Random, times } from './random.ts';

export type Point = readonly [x: number, y: number];

/** The `d` attribute of an SVG path, before a colour is applied. */
export type Outline = string;

const short = (value: number) => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;

export function polygon(points: readonly Point[]): Outline {
  return `M${points.map(at).join('L')}Z`;
}

export function polyline(points: readonly Point[]): Outline {
  return `M${points.map(at).join('L')}`;
}

export function box(x: number, y: number, width: number, height: number): Outline {
  return `M${at([x, y])}h${short(width)}v${short(height)}h${short(-width)}Z`;
}

export function ellipse(x: number, y: number, rx: number, ry = rx): Outline {
  const arc = `a${short(rx)} ${short(ry)} 0 1 1`;
  return `M${at([x - rx, y])}${arc} ${short(2 * rx)} 0${arc} ${short(-2 * rx)} 0Z`;
}

/** A smooth line through every point (Catmull–Rom, written as cubic Béziers). */
export function curve(points: readonly Point[], closed = false): Outline {
  const count = points.length;
  const point = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0];
  const segments = times(closed ? count : count - 1, (i) => {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${at(c1)} ${at(c2)} ${at(to)}`;
  });
  return `M${at(point(0))}${segments.join('')}${closed ? 'Z' : ''}`;
}

/** Land below a smooth skyline: the curve through the points, closed along `floor`. */
export function ridge(points: readonly Point[], floor = 1210): Outline {
  const first = points[0] ?? [0, floor];
  const last = points[points.length - 1] ?? first;
  return `${curve(points)}L${at([last[0], floor])}L${at([first[0], floor])}Z`;
}

/** A ragged, rounded shape of foliage or cloud inside an ellipse. */
export function clump(random: Random, [x, y]: Point, rx: number, ry: number, lobes = 9): Outline {
  const lobe = times(lobes, (i) => {
    const turn = (i / lobes) * Math.PI * 2 + between(random, -0.2, 0.2);
    const reach = between(random, 0.52, 0.72);
    const size = between(random, 0.34, 0.5);
    return ellipse(
      x + Math.cos(turn) * rx * reach,
      y + Math.sin(turn) * ry * reach,
      rx * size,
      ry * size,
    );
  });
  return ellipse(x, y, rx * 0.72, ry * 0.72) + lobe.join('');
}

/** The points of an arc. Angles are in degrees: 0 is to the right and 90 is straight up. */
export function arcPoints(
  [x, y]: Point,
  rx: number,
  ry: number,
  from: number,
  to: number,
  steps = 16,
): Point[] {
  return times(steps + 1, (i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [x + Math.cos(angle) * rx, y - Math.sin(angle) * ry];
  });
}
