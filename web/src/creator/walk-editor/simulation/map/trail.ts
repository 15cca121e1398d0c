import type { WalkTrace } from '@laneway/domain/walk/simulation/simulate-walk';
import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import { LayerGroup, Polyline } from '../../../../map/leaflet/shape-parts.ts';
import styles from './simulation-layer.module.css';
import { piecesOf, type TrailPiece } from './trail-pieces.ts';

/** Above all rims, which would cut the line of the previous piece. */
const PANE = 'walked';

/** A pale rim keeps the line visible on any base map, as it does for paths. */
type Drawn = TrailPiece & { readonly rim: Polyline; readonly line: Polyline };

export type Trail = {
  /** Draws the walk up to a second. */
  readonly show: (trace: WalkTrace | null, at: number) => void;
  readonly remove: () => void;
};

/**
 * The walker's trail. It is in pieces, because a line is redrawn whenever a point is added, and that of an hour has
 * thousands: with each second only one short piece changes.
 */
export function createTrail(map: LeafletMap): Trail {
  openPane(map);
  const rims = new LayerGroup().addTo(map);
  const lines = new LayerGroup().addTo(map);
  let drawnTrace: WalkTrace | null = null;
  let pieces: readonly Drawn[] = [];
  let shownTo = -1;

  const draw = (trace: WalkTrace | null): void => {
    rims.clearLayers();
    lines.clearLayers();
    drawnTrace = trace;
    shownTo = -1;
    pieces = trace === null ? [] : piecesOf(trace).map(drawPiece);
  };
  const drawPiece = (piece: TrailPiece): Drawn => ({
    ...piece,
    rim: new Polyline([], { className: styles.trailRim ?? '', interactive: false }),
    line: new Polyline([], { className: styles[piece.look] ?? '', interactive: false, pane: PANE }),
  });
  const showPiece = (trace: WalkTrace, { from, to, rim, line }: Drawn, at: number): void => {
    if (at <= from) {
      rims.removeLayer(rim);
      lines.removeLayer(line);
      return;
    }
    const walked = trace.seconds.slice(from, Math.min(to, at) + 1);
    const points = walked.map(({ point: { lat, lng } }): LatLngTuple => [lat, lng]);
    rims.addLayer(rim.setLatLngs(points));
    lines.addLayer(line.setLatLngs(points));
  };

  return {
    show: (trace, at) => {
      if (trace !== drawnTrace) draw(trace);
      if (trace === null || at === shownTo) return;
      const [low, high] = [Math.min(shownTo, at), Math.max(shownTo, at)];
      for (const piece of pieces)
        if (piece.to >= low && piece.from <= high) showPiece(trace, piece, at);
      shownTo = at;
    },
    remove: () => {
      rims.remove();
      lines.remove();
    },
  };
}

function openPane(map: LeafletMap): void {
  if (map.getPane(PANE) !== undefined) return;
  const pane = map.createPane(PANE);
  pane.classList.add(styles.walkedPane ?? '');
  pane.setAttribute('aria-hidden', 'true');
}
