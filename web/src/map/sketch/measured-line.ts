import type { WorldLine } from './projection.ts';

/** A line in pixels of one zoom, with points by distance along it. */
export type MeasuredLine = {
  readonly length: number;
  /** The point after this many pixels, and the direction of the line there, in radians. */
  readonly at: (distance: number) => Stand;
};

type Stand = { readonly x: number; readonly y: number; readonly heading: number };

export function measureLine(line: WorldLine, scale: number): MeasuredLine {
  const count = line.length / 2;
  const x = (index: number) => (line[index * 2] ?? 0) * scale;
  const y = (index: number) => (line[index * 2 + 1] ?? 0) * scale;
  const reached = new Float64Array(count);
  for (let i = 1; i < count; i++) {
    reached[i] = (reached[i - 1] ?? 0) + Math.hypot(x(i) - x(i - 1), y(i) - y(i - 1));
  }
  return {
    length: reached[count - 1] ?? 0,
    at(distance) {
      let end = 1;
      while (end < count - 1 && (reached[end] ?? 0) < distance) end++;
      const start = end - 1;
      const span = (reached[end] ?? 0) - (reached[start] ?? 0) || 1;
      const part = (distance - (reached[start] ?? 0)) / span;
      const [dx, dy] = [x(end) - x(start), y(end) - y(start)];
      return { x: x(start) + dx * part, y: y(start) + dy * part, heading: Math.atan2(dy, dx) };
    },
  };
}
