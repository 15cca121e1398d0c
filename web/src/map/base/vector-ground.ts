import { type Feature, GeomType, type PaintRule } from 'protomaps-leaflet';

const LAYER = 'laneway_ground';

/** Everywhere: it is drawn in every tile. */
const GROUND: Feature = {
  geomType: GeomType.Polygon,
  geom: [],
  numVertices: 0,
  bbox: { minX: -Infinity, minY: -Infinity, maxX: Infinity, maxY: Infinity },
  props: {},
};

/**
 * The colour below everything else. The library would paint it in tiles that failed too, and hide the sketch there; as a
 * feature of the tiles that came it is only in those.
 */
export function groundRule(colour: string): PaintRule {
  return {
    dataLayer: LAYER,
    symbolizer: {
      before: () => {},
      draw: (context) => {
        context.save();
        context.resetTransform();
        context.globalAlpha = 1;
        context.fillStyle = colour;
        context.fillRect(0, 0, context.canvas.width, context.canvas.height);
        context.restore();
      },
    },
  };
}

/** The features of a tile that came, also where there is nothing but sea. */
export function withGround(features: Map<string, Feature[]>): Map<string, Feature[]> {
  return new Map([...features, [LAYER, [GROUND]]]);
}
