import type { WorldLine } from './projection.ts';

/**
 * Rounds a line's corners by cutting them (Chaikin). Rivers and shores can then be stored with few
 * points, and, unlike a spline, the result never leaves the polygon that they span.
 */
export function roundCorners(line: WorldLine, closed: boolean, passes = 3): WorldLine {
  let rounded = line;
  for (let pass = 0; pass < passes; pass++) rounded = cutCorners(rounded, closed);
  return rounded;
}

function cutCorners(line: WorldLine, closed: boolean): WorldLine {
  const count = line.length / 2;
  const result: number[] = [];
  const point = (index: number) => {
    const at = (index % count) * 2;
    return [line[at] ?? 0, line[at + 1] ?? 0] as const;
  };
  if (!closed) result.push(...point(0));
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [x, y] = point(i);
    const [nextX, nextY] = point(i + 1);
    result.push(x + (nextX - x) / 4, y + (nextY - y) / 4);
    result.push(x + ((nextX - x) * 3) / 4, y + ((nextY - y) * 3) / 4);
  }
  if (!closed) result.push(...point(count - 1));
  return Float64Array.from(result);
}
