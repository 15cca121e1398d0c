import type { WorldLine } from './projection.ts';

type Point = { readonly x: number; readonly y: number };

/** The centroid of an area; it may be outside if the area is concave. */
export function middleOf(area: WorldLine): Point {
  const [originX, originY] = [area[0] ?? 0, area[1] ?? 0];
  let [doubled, x, y] = [0, 0, 0];
  for (let i = 0; i < area.length; i += 2) {
    const next = (i + 2) % area.length;
    const [ax, ay] = [(area[i] ?? 0) - originX, (area[i + 1] ?? 0) - originY];
    const [bx, by] = [(area[next] ?? 0) - originX, (area[next + 1] ?? 0) - originY];
    const cross = ax * by - bx * ay;
    doubled += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  return { x: originX + x / (3 * doubled), y: originY + y / (3 * doubled) };
}

/** True if a point is in an area: a ray from it then crosses the edge an odd number of times. */
export function isInside(area: WorldLine, { x, y }: Point): boolean {
  let inside = false;
  for (let i = 0; i < area.length; i += 2) {
    const next = (i + 2) % area.length;
    const [ax, ay] = [area[i] ?? 0, area[i + 1] ?? 0];
    const [bx, by] = [area[next] ?? 0, area[next + 1] ?? 0];
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
  }
  return inside;
}
