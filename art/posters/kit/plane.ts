import { arcPoints, type Outline, type Point, polygon } from './shapes.ts';

/** A surface to draw on: maps metres along it and up it to a point on the sheet. */
export type Plane = (u: number, v: number) => Point;

export type Space = (x: number, y: number, z: number) => Point;

/** A surface seen straight on, given its lower left corner and pixels per metre. */
export function flat([x, y]: Point, scale = 1): Plane {
  return (u, v) => [x + u * scale, y - v * scale];
}

export type View = {
  /** The point on the sheet that the viewer looks at: the vanishing point if the view isn't turned. */
  readonly centre: Point;
  /** Pixels per metre at a distance of one metre. */
  readonly focal: number;
  readonly eye: number;
  /** The angle in degrees by which the scene is turned about the viewer, for two vanishing points. */
  readonly turn?: number;
};

/** Space as a standing viewer sees it: x to the right, y up from the ground, z away. */
export function space({ centre, focal, eye, turn = 0 }: View): Space {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return (x, y, z) => {
    const depth = Math.max(0.4, x * sin + z * cos);
    const side = x * cos - z * sin;
    return [centre[0] + (focal * side) / depth, centre[1] - (focal * (y - eye)) / depth];
  };
}

/** A wall across the view at distance z, starting at x. */
export function across(view: Space, x: number, z: number): Plane {
  return (u, v) => view(x + u, v, z);
}

/** A wall that runs away from the viewer at x, starting at z. */
export function along(view: Space, x: number, z = 0): Plane {
  return (u, v) => view(x, v, z + u);
}

export function ground(view: Space, height = 0): Plane {
  return (u, v) => view(u, height, v);
}

/** The same surface with its origin moved. */
export function shifted(plane: Plane, du: number, dv: number): Plane {
  return (u, v) => plane(u + du, v + dv);
}

export function panel(plane: Plane, u: number, v: number, width: number, height: number): Outline {
  return polygon([
    plane(u, v),
    plane(u, v + height),
    plane(u + width, v + height),
    plane(u + width, v),
  ]);
}

/** An opening with straight sides and a round head; `height` includes the head. */
export function archway(
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  rise = width / 2,
): Outline {
  const head = arcPoints([u + width / 2, 0], width / 2, rise, 180, 0, 14).map(([x, y]) =>
    plane(x, v + height - rise - y),
  );
  return polygon([plane(u, v), ...head, plane(u + width, v)]);
}

/** An outline given in metres, placed on the surface. */
export function on(plane: Plane, points: readonly Point[]): Outline {
  return polygon(points.map(([u, v]) => plane(u, v)));
}
