import { boundsOfPoints, boundsOfShapes, unionBounds } from '@laneway/domain/geo/bounds';
import { parseMarkers } from '@laneway/domain/geo/marker-text';
import type { Point } from '@laneway/domain/geo/point';
import { parseShapes } from '@laneway/domain/geo/shapes-text';
import type { ComparedMap } from '@laneway/domain/review/compare-map';
import { useEffect, useMemo } from 'react';
import { WheelZoom } from '../../../creator/map-editor/scene/wheel-zoom.tsx';
import { useTileSource } from '../../../map/base/use-tile-source.ts';
import { ElementLayer } from '../../../map/element-layer.ts';
import { LayerGroup, Polyline } from '../../../map/leaflet/shape-parts.ts';
import { useMapScene } from '../../../map/map-context.ts';
import { MapView } from '../../../map/map-view.tsx';
import { FitBounds } from '../../../map/overlays/fit-bounds.tsx';
import { ShapesLayer } from '../../../map/overlays/shapes-layer.tsx';
import { renderDrop } from '../../../map/pins/pin-element.ts';
import { attachPopup } from '../../../map/popup.ts';
import styles from './difference-map.module.css';
import { type DifferencePin, differencePins } from './difference-pins.ts';

export type DifferenceMapProps = {
  readonly label: string;
  readonly map: ComparedMap;
  /** False draws everything as unchanged. */
  readonly isCompared: boolean;
};

/** Two versions on one map: the later one solid, the previous positions dashed. */
export function DifferenceMap({ label, map, isCompared }: DifferenceMapProps) {
  const { path, boundary, zone } = map;
  const pins = useMemo(() => differencePins(map, isCompared), [map, isCompared]);
  return (
    <MapView label={label} tiles={useTileSource()}>
      {path.before !== path.after && <ShapesLayer path={path.before} isFormer={isCompared} />}
      {boundary.before !== boundary.after && (
        <ShapesLayer boundary={boundary.before} isFormer={isCompared} />
      )}
      {zone.before !== zone.after && <ShapesLayer boundary={zone.before} isFormer={isCompared} />}
      <ShapesLayer path={path.after} boundary={boundary.after} />
      <ShapesLayer boundary={zone.after} />
      <DifferencePinsLayer pins={pins} />
      <FitBounds bounds={boundsOf(map)} />
      <WheelZoom isExpanded={false} />
    </MapView>
  );
}

function boundsOf({ pins, path, boundary, zone, markers }: ComparedMap) {
  const points = pins.flatMap(({ before, after }) => [before, after]);
  return unionBounds([
    boundsOfPoints(points.filter((point) => point !== null)),
    ...[path.before, path.after].map((text) => boundsOfShapes(parseShapes('path', text))),
    ...[boundary.before, boundary.after, zone.before, zone.after].map((text) =>
      boundsOfShapes(parseShapes('boundary', text)),
    ),
    ...[markers.before, markers.after].map((text) =>
      boundsOfPoints(parseMarkers(text).map(({ point }) => point)),
    ),
  ]);
}

/** Pins of two versions: a ghost at the old position, and a dashed line to the new one. */
function DifferencePinsLayer({ pins }: { readonly pins: readonly DifferencePin[] }) {
  const { map } = useMapScene();

  useEffect(() => {
    const elements = new ElementLayer();
    const lines = new LayerGroup();
    for (const { point, look, face, label, from } of pins) {
      if (from !== null) {
        lines.addLayer(dashedLine(from.point, point, styles.rim));
        lines.addLayer(dashedLine(from.point, point, styles.line));
        elements.put(createPin('ghost', face, from.label), from.point);
        elements.put(createDistance(from.distance), middleOf(from.point, point));
      }
      elements.put(createPin(look === 'removed' ? 'ghost' : look, face, label), point);
    }
    lines.addTo(map);
    elements.addTo(map);
    return () => {
      lines.remove();
      elements.remove();
    };
  }, [map, pins]);

  return null;
}

/** It isn't focusable, because the list below the map says the same. */
function createPin(look: string, face: string, label: string): HTMLElement {
  const pin = document.createElement('div');
  renderDrop(pin);
  pin.classList.add(styles.pin ?? '');
  pin.dataset.look = look;
  pin.setAttribute('role', 'img');
  pin.setAttribute('aria-label', label);
  const text = pin.querySelector('span');
  if (text !== null) {
    text.textContent = face;
    text.toggleAttribute('data-long', face.length > 2);
  }
  attachPopup(pin, label);
  return pin;
}

function createDistance(text: string): HTMLElement {
  const tag = document.createElement('div');
  tag.className = styles.distance ?? '';
  tag.textContent = text;
  return tag;
}

function dashedLine(from: Point, to: Point, className: string | undefined): Polyline {
  return new Polyline(
    [
      [from.lat, from.lng],
      [to.lat, to.lng],
    ],
    { className: className ?? '', interactive: false },
  );
}

function middleOf(one: Point, other: Point): Point {
  return { lat: (one.lat + other.lat) / 2, lng: (one.lng + other.lng) / 2 };
}
