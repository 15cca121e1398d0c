import {
  type Bounds,
  boundsOfPoints,
  nearestInBounds,
  unionBounds,
} from '@laneway/domain/geo/bounds';
import { distanceMetres } from '@laneway/domain/geo/distance';
import type { Point } from '@laneway/domain/geo/point';

/** Beyond this, the place would shrink to a dot; directions are better for that. */
const NEAR_METRES = 2_000;

/** The bounds of a place's map, including a visitor who is near enough to walk there. */
export function withVisitor(content: Bounds | null, visitor: Point | null): Bounds | null {
  if (content === null || visitor === null) return content;
  const isNear = distanceMetres(visitor, nearestInBounds(content, visitor)) <= NEAR_METRES;
  return isNear ? unionBounds([content, boundsOfPoints([visitor])]) : content;
}
