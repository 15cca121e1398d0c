import { parseShapes, type Shape, type ShapeKind } from '@laneway/domain/geo/shapes-text';
import type { LatLngTuple, Layer } from 'leaflet';
import { useEffect } from 'react';
import { LayerGroup, Polygon, Polyline } from '../leaflet/shape-parts.ts';
import { useMapScene } from '../map-context.ts';

export type ShapesLayerProps = {
  /** Paths and boundaries as texts; unparsable ones are left out. */
  readonly path?: string | null;
  readonly boundary?: string | null;
  /** True for background content, which is pale. */
  readonly isQuiet?: boolean;
  /** True for a previous version, which is dashed. */
  readonly isFormer?: boolean;
};

/** Draws the paths and boundaries of a guide or place. Pins stay in front of them. */
export function ShapesLayer({
  path = null,
  boundary = null,
  isQuiet = false,
  isFormer = false,
}: ShapesLayerProps) {
  const { map } = useMapScene();

  useEffect(() => {
    const manner = { strength: isQuiet ? QUIET : 1, dashes: isFormer ? FORMER_DASHES : null };
    const group = new LayerGroup([
      ...drawn('boundary', boundary, manner),
      ...drawn('path', path, manner),
    ]);
    group.addTo(map);
    return () => {
      group.remove();
    };
  }, [map, path, boundary, isQuiet, isFormer]);

  return null;
}

/** A pale rim keeps a line of any colour visible on any base map. */
const RIM = { color: '#ffffff', opacity: 0.75, fill: false, interactive: false } as const;
/** The share of its opacity that a quiet shape keeps. */
const QUIET = 0.45;
const FORMER_DASHES = '2 10';

type Manner = { readonly strength: number; readonly dashes: string | null };

/** A boundary is an area with a thin edge: with a thick one it would look like another path. */
const KINDS = {
  path: {
    draw: (points: LatLngTuple[], options: object) => new Polyline(points, options),
    style: { weight: 4, opacity: 0.9, interactive: false },
    rimPx: 2,
  },
  boundary: {
    draw: (points: LatLngTuple[], options: object) => new Polygon(points, options),
    // Simplified less than usual: a small circle would get corners.
    style: {
      weight: 1.5,
      opacity: 0.9,
      fillOpacity: 0.18,
      smoothFactor: 0.3,
      interactive: false,
    },
    rimPx: 1,
  },
} as const satisfies Record<ShapeKind, object>;

/** The rims of all shapes of a kind, then the shapes, so that no rim covers another line. */
function drawn(kind: ShapeKind, text: string | null, { strength, dashes }: Manner): Layer[] {
  const { draw, style, rimPx } = KINDS[kind];
  const shapes = parseShapes(kind, text);
  const rimWeight = style.weight + 2 * rimPx;
  return [
    ...shapes.map((shape) =>
      draw(tuples(shape), { ...RIM, opacity: RIM.opacity * strength, weight: rimWeight }),
    ),
    ...shapes.map((shape) =>
      draw(tuples(shape), {
        ...style,
        opacity: style.opacity * strength,
        color: shape.colour,
        ...(dashes !== null && { dashArray: dashes, fill: false }),
      }),
    ),
  ];
}

function tuples({ points }: Shape): LatLngTuple[] {
  return points.map(({ lat, lng }) => [lat, lng]);
}
