import type { Bounds } from '@laneway/domain/geo/bounds';
import type { Point } from '@laneway/domain/geo/point';
import { legBounds, metresFromBounds } from '@laneway/domain/walk/plan/leg-bounds';
import type { WalkPlan, WalkStop } from '@laneway/domain/walk/plan/walk-plan';
import { walkedPathText } from '@laneway/domain/walk/text/walked-path-text';
import type { LatLngTuple, Layer } from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { UserPosition } from '../../core/location/user-position.ts';
import { numberedPins } from '../../guide/places/place-facts.ts';
import { useTileSource } from '../../map/base/use-tile-source.ts';
import { fitInView } from '../../map/fit-in-view.ts';
import type { Insets } from '../../map/insets.ts';
import { Circle, LayerGroup, Polygon } from '../../map/leaflet/shape-parts.ts';
import { LocateButton } from '../../map/locate/locate-button.tsx';
import { useFollower } from '../../map/locate/use-follower.ts';
import { useMapScene } from '../../map/map-context.ts';
import { MapView } from '../../map/map-view.tsx';
import { contentBounds } from '../../map/overlays/content-bounds.ts';
import { ShapesLayer } from '../../map/overlays/shapes-layer.tsx';
import { UserDot } from '../../map/overlays/user-dot.tsx';
import type { Pin } from '../../map/pins/pin.ts';
import { PinLayer } from '../../map/pins/pin-layer.tsx';
import type { WalkGuide } from '../walk-guide.ts';
import { type FollowChoice, isFollowing } from './use-following.ts';
import styles from './zones-layer.module.css';

export type WalkSceneProps = {
  readonly walkGuide: WalkGuide;
  readonly activeId: number | null;
  /** The place visited last; null before the first. */
  readonly fromId: number | null;
  readonly position: UserPosition | null;
  /** The places heard on this walk; the same object until that changes. */
  readonly heard: ReadonlySet<number>;
  readonly insets: Partial<Insets>;
  readonly follow: FollowChoice;
  readonly onPick: (placeId: number) => void;
};

/** The whole walk on the map, the way to the next place, or the walker and the next place. */
export function WalkScene(props: WalkSceneProps) {
  const { walkGuide, activeId, fromId, position, heard, insets, follow, onPick } = props;
  const { guide, places, plan, colour } = walkGuide;
  const tiles = useTileSource();
  const [chosen, setIsFollowing] = follow;
  const follows = isFollowing(chosen, tiles);
  const pins = useMemo(
    () =>
      numberedPins(places, colour).map((pin) =>
        // Ticks are for this walk only, as in the list, not for places that were opened at home.
        ({ ...pin, tick: heard.has(Number(pin.id)) ? ('heard' as const) : null }),
      ),
    [places, colour, heard],
  );
  // The path that the walker may have left. It can be longer than the drawn one, for example by the last leg of a loop.
  const path = useMemo(() => walkedPathText(plan, guide.g_path), [plan, guide.g_path]);
  const bounds = useMemo(
    () => contentBounds({ path }, ...places.map(({ p_location }) => ({ location: p_location }))),
    [path, places],
  );
  const leg = useMemo(() => legBounds(plan, fromId, activeId), [plan, fromId, activeId]);
  const isOnLeg = useIsNear(position?.point ?? null, leg);
  return (
    <MapView
      label={`Map of ${guide.g_title}`}
      tiles={tiles}
      insets={insets}
      controls="top-right"
      moreControls={
        position !== null && (
          <FollowWalkerButton
            target={pins.find(({ id }) => id === activeId) ?? null}
            point={position.point}
            isOn={follows}
            onChange={setIsFollowing}
          />
        )
      }
    >
      <ShapesLayer path={path} />
      <ZonesLayer plan={plan} />
      <PinLayer
        pins={pins}
        activeId={activeId}
        onPick={(id) => onPick(Number(id))}
        visitor={position?.point ?? null}
      />
      <KeepBoundsInView bounds={follows && position !== null ? null : isOnLeg ? leg : bounds} />
      {position !== null && <UserDot position={position} isOnTop />}
    </MapView>
  );
}

/** The zones of places, faintly. A stretch is the path itself, which is already drawn. */
function ZonesLayer({ plan }: { readonly plan: WalkPlan }) {
  const { map } = useMapScene();
  useEffect(() => {
    const group = new LayerGroup(plan.stops.flatMap(zoneLayers));
    group.addTo(map);
    return () => {
      group.remove();
    };
  }, [map, plan]);
  return null;
}

function zoneLayers({ zone }: WalkStop): readonly Layer[] {
  const look = { className: styles.zone ?? '', interactive: false };
  switch (zone.kind) {
    case 'circle':
      return [new Circle([zone.centre.lat, zone.centre.lng], { ...look, radius: zone.radius })];
    case 'polygon':
      return [new Polygon(zone.corners.map(tuple), look)];
    case 'stretch':
      return [];
  }
}

function tuple({ lat, lng }: Point): LatLngTuple {
  return [lat, lng];
}

type FollowWalkerButtonProps = {
  /** The next or current place; null if unknown. */
  readonly target: Pin | null;
  /** The walker's position. */
  readonly point: Point;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** The button that makes the map follow the walker, until it is pressed again or the map is moved. */
export function FollowWalkerButton({ target, point, isOn, onChange }: FollowWalkerButtonProps) {
  return (
    <>
      {/* A new key for each place, so that the map shows the way to the next one. */}
      {isOn && (
        <Following key={target?.id} target={target} point={point} onMoved={() => onChange(false)} />
      )}
      <LocateButton
        look={{ name: 'Follow your location', isPressed: isOn, hint: null, icon: 'on' }}
        isBusy={false}
        onPress={() => onChange(!isOn)}
      />
    </>
  );
}

type FollowingProps = Pick<FollowWalkerButtonProps, 'target' | 'point'> & {
  readonly onMoved: () => void;
};

function Following({ target, point, onMoved }: FollowingProps) {
  useFollower({ point, headingDegrees: null }, target === null ? [] : [target], onMoved);
  return null;
}

/** Someone nearer than this is on their way to the next place, and the map shows that at a scale for walking. */
const NEAR_LEG_METRES = 150;
/** Farther away than this, the whole walk shows them where they are. */
const OFF_LEG_METRES = 250;

/** The two distances differ, so that an inaccurate position doesn't switch the map back and forth. */
function useIsNear(point: Point | null, leg: Bounds | null): boolean {
  const [wasNear, setWasNear] = useState(false);
  const metres = point === null || leg === null ? Infinity : metresFromBounds(point, leg);
  const isNear = metres <= NEAR_LEG_METRES || (wasNear && metres <= OFF_LEG_METRES);
  if (isNear !== wasNear) setWasNear(isNear);
  return isNear;
}

type KeepBoundsInViewProps = {
  /** Null leaves the map where it is. */
  readonly bounds: Bounds | null;
};

/** Keeps these bounds in view, beside whatever the panel covers, until the visitor moves the map. */
export function KeepBoundsInView({ bounds }: KeepBoundsInViewProps) {
  const { map, insets } = useMapScene();
  const isFitting = useRef(false);
  const isMoved = useRef(false);

  const noteZoom = useEffectEvent(() => {
    if (!isFitting.current && bounds !== null) isMoved.current = true;
  });
  useEffect(() => {
    const handlers = {
      dragstart: () => {
        isMoved.current = true;
      },
      zoomstart: () => noteZoom(),
    };
    map.on(handlers);
    return () => {
      map.off(handlers);
    };
  }, [map]);

  useEffect(() => {
    if (bounds === null) {
      isMoved.current = false;
      return;
    }
    const showAll = () => {
      if (isMoved.current || map.getSize().x === 0) return;
      isFitting.current = true;
      // An animation would start later and look as if the visitor had moved the map.
      fitInView({ map, insets }, bounds, { animate: false });
      isFitting.current = false;
    };
    showAll();
    map.on('resize', showAll);
    return () => {
      map.off('resize', showAll);
    };
  }, [map, insets, bounds]);

  return null;
}
