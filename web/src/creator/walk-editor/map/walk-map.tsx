import { boundsOfPoints } from '@laneway/domain/geo/bounds';
import type { Point } from '@laneway/domain/geo/point';
import type { TriggerKind, TriggerStart, TriggerZone } from '@laneway/domain/walk/plan/trigger';
import type { WalkPlan, WalkStop } from '@laneway/domain/walk/plan/walk-plan';
import { walkedPathText } from '@laneway/domain/walk/text/walked-path-text';
import { centreOfZone } from '@laneway/domain/walk/zones/change-zone';
import { directionWedge } from '@laneway/domain/walk/zones/zone-outline';
import { zoneOverlaps } from '@laneway/domain/walk/zones/zone-overlaps';
import { memo, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTileSource } from '../../../map/base/use-tile-source.ts';
import { fitInView } from '../../../map/fit-in-view.ts';
import { LayerGroup } from '../../../map/leaflet/shape-parts.ts';
import { useMapScene } from '../../../map/map-context.ts';
import { MapView } from '../../../map/map-view.tsx';
import { prefersReducedMotion } from '../../../map/media-preferences.ts';
import { FitBounds } from '../../../map/overlays/fit-bounds.tsx';
import { ShapesLayer } from '../../../map/overlays/shapes-layer.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { RoundButton } from '../../../ui/round-button.tsx';
import { WheelZoom } from '../../map-editor/scene/wheel-zoom.tsx';
import type { WalkDraft } from '../walk-draft.ts';
import { DrawArea } from './draw-area.tsx';
import { FrameSelected } from './frame-selected.tsx';
import { OverlapHatch } from './overlap-hatch.tsx';
import { PlainShape } from './plain-shape.tsx';
import styles from './walk-map.module.css';
import { WalkPins } from './walk-pins.tsx';
import { ZoneHandlesLayer } from './zone-handles-layer.tsx';
import { groundLayer, spineLayers } from './zone-layers.ts';

/** In metres: as far as the largest zones, so that it is visible for each. */
const WEDGE_METRES = 60;

export type WalkMapProps = {
  readonly draft: WalkDraft;
  readonly onChangeZone: (zone: TriggerZone, group?: string) => void;
  readonly isDrawing: boolean;
  readonly onDrawn: (corners: readonly Point[] | null) => void;
  /** The handle to focus, once for each request. */
  readonly focus: { readonly id: string } | null;
  /** Requests to show the selected zone, once for each value. */
  readonly framing: object | null;
  /** Further layers, such as the walker of a simulation. */
  readonly children?: ReactNode;
};

type Preview = { readonly stopId: number; readonly zone: TriggerZone };

/** Every zone of the guide; the selected one is editable. */
export function WalkMap(props: WalkMapProps) {
  const { draft, onChangeZone, isDrawing, onDrawn, focus, framing, children } = props;
  const { plan, places, selectedStop, select, isReadOnly } = draft;
  const [preview, setPreview] = useState<Preview | null>(null);
  // Computed only once: a view that moves automatically takes the map from under the pointer.
  const [bounds] = useState(() =>
    boundsOfPoints([...(plan.path ?? []), ...plan.stops.map(({ marker }) => marker)]),
  );
  const { path: line } = plan;
  const path = useMemo(() => walkedPathText({ path: line }), [line]);
  const shown = useMemo(() => withPreview(plan, preview), [plan, preview]);
  const overlaps = useMemo(() => zoneOverlaps(shown), [shown]);
  const pins = useMemo(
    () =>
      places.flatMap(({ stopId, number, title }) => {
        const stop = plan.stops.find(({ id }) => id === stopId);
        return stop === undefined ? [] : [{ id: stopId, point: stop.marker, number, title }];
      }),
    [places, plan],
  );
  const zoneOf = (stopId: number) => shown.stops.find(({ id }) => id === stopId)?.zone;
  const selected = shown.stops.find(({ id }) => id === selectedStop);

  return (
    <MapView
      label="Map of the walk"
      tiles={useTileSource()}
      controls="top-right"
      moreControls={<FitWalk plan={plan} />}
    >
      <FitBounds bounds={bounds} />
      <ShapesLayer path={path} />
      {shown.stops.map(({ id, zone, kind, start }) => (
        <ZoneShape
          key={id}
          plan={plan}
          {...{ zone, kind, start }}
          // While a new area is drawn, the old zone is in the background.
          isSelected={id === selectedStop && !isDrawing}
          isTappable={!isDrawing}
          onTap={() => select(id)}
        />
      ))}
      {overlaps.map(({ first, second }) => {
        const [zone, other] = [zoneOf(first), zoneOf(second)];
        if (zone === undefined || other === undefined) return null;
        return <OverlapHatch key={`${first} ${second}`} plan={plan} zone={zone} other={other} />;
      })}
      {selected !== undefined && selected.direction !== null && (
        <DirectionWedge plan={plan} zone={selected.zone} direction={selected.direction} />
      )}
      {!isDrawing && <WalkPins pins={pins} selected={selectedStop} onSelect={select} />}
      {children}
      {selected !== undefined && !isDrawing && (
        <FrameSelected plan={plan} stop={selected} request={framing} />
      )}
      {selected !== undefined && !isReadOnly && !isDrawing && (
        <ZoneHandlesLayer
          key={`${selected.id} ${selected.zone.kind}`}
          plan={plan}
          zone={selected.zone}
          onPreview={(zone) => setPreview(zone && { stopId: selected.id, zone })}
          onChange={onChangeZone}
          focus={focus}
        />
      )}
      {isDrawing && <DrawArea onFinish={onDrawn} onCancel={() => onDrawn(null)} />}
      <WheelZoom isExpanded={false} />
    </MapView>
  );
}

function withPreview(plan: WalkDraft['plan'], preview: Preview | null): WalkDraft['plan'] {
  if (preview === null) return plan;
  const { stopId, zone } = preview;
  return {
    ...plan,
    stops: plan.stops.map((stop) => (stop.id === stopId ? { ...stop, zone } : stop)),
  };
}

type DirectionWedgeProps = {
  readonly plan: WalkPlan;
  readonly zone: WalkStop['zone'];
  readonly direction: NonNullable<WalkStop['direction']>;
};

/** The walking directions in which the selected place starts. */
function DirectionWedge({ plan, zone, direction }: DirectionWedgeProps) {
  const points = useMemo(
    () => directionWedge(centreOfZone(zone, plan), direction, WEDGE_METRES),
    [plan, zone, direction],
  );
  return <PlainShape points={points} isClosed weight={2} className={styles.wedge} />;
}

type ZoneShapeProps = {
  readonly plan: WalkPlan;
  readonly zone: TriggerZone;
  readonly kind: TriggerKind;
  readonly start: TriggerStart;
  readonly isSelected: boolean;
  /** True if a tap selects it. */
  readonly isTappable: boolean;
  readonly onTap: () => void;
};

/** One zone on the map. */
const ZoneShape = memo(function ZoneShape(props: ZoneShapeProps) {
  const { plan, zone, kind, start, isSelected, isTappable, onTap } = props;
  const { map } = useMapScene();
  const tap = useEffectEvent(onTap);

  useEffect(() => {
    const look = classNames(
      styles.zone,
      styles[kind],
      start === 'never' && styles.never,
      isSelected && styles.selectedZone,
    );
    const ground = groundLayer(zone, plan, {
      className: zone.kind === 'stretch' ? `${look} ${styles.corridor}` : look,
      weight: isSelected ? 3 : 2,
      interactive: isTappable,
      bubblingMouseEvents: false,
    });
    ground.on('click', () => tap());
    const spine = spineLayers(zone, plan, {
      className: classNames(styles.spine, isSelected && styles.selectedZone),
      weight: isSelected ? 9 : 7,
      interactive: false,
    });
    const group = new LayerGroup([ground, ...spine]);
    group.addTo(map);
    return () => {
      group.remove();
    };
  }, [map, plan, zone, kind, start, isSelected, isTappable]);

  return null;
});

/** Fits the whole walk into view. */
export function FitWalk({ plan }: { readonly plan: WalkPlan }) {
  const scene = useMapScene();
  const points = [...(plan.path ?? []), ...plan.stops.map(({ marker }) => marker)];
  const bounds = boundsOfPoints(points);
  if (bounds === null) return null;
  const fit = () => fitInView(scene, bounds, { animate: !prefersReducedMotion() });
  return <RoundButton icon="fullscreen" label="Fit the walk" onClick={fit} />;
}
