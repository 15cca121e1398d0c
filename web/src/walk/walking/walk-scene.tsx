import type { Point } from '@laneway/domain/geo/point';
import type { WalkPlan, WalkStop } from '@laneway/domain/walk/plan/walk-plan';
import { walkedPathText } from '@laneway/domain/walk/text/walked-path-text';
import type { LatLngTuple, Layer } from 'leaflet';
import { useEffect, useMemo } from 'react';
import type { UserPosition } from '../../core/location/user-position.ts';
import { numberedPins } from '../../guide/places/place-facts.ts';
import { useTileSource } from '../../map/base/use-tile-source.ts';
import type { Insets } from '../../map/insets.ts';
import { Circle, LayerGroup, Polygon } from '../../map/leaflet/shape-parts.ts';
import { useMapScene } from '../../map/map-context.ts';
import { MapView } from '../../map/map-view.tsx';
import { contentBounds } from '../../map/overlays/content-bounds.ts';
import { ShapesLayer } from '../../map/overlays/shapes-layer.tsx';
import { UserDot } from '../../map/overlays/user-dot.tsx';
import { PinLayer } from '../../map/pins/pin-layer.tsx';
import type { WalkGuide } from '../walk-guide.ts';
import { FollowWalker } from './follow-walker.tsx';
import { useFollowing } from './use-following.ts';
import { WholeWalk } from './whole-walk.tsx';
import styles from './zones-layer.module.css';

export type WalkSceneProps = {
  readonly walked: WalkGuide;
  readonly activeId: number | null;
  readonly position: UserPosition | null;
  /** The places heard on this walk; the same object until that changes. */
  readonly heard: ReadonlySet<number>;
  readonly insets: Partial<Insets>;
  readonly onPick: (placeId: number) => void;
};

/** The whole walk on the map, or the walker and the next place. */
export function WalkScene(props: WalkSceneProps) {
  const { walked, activeId, position, heard, insets, onPick } = props;
  const { guide, places, plan, colour } = walked;
  const tiles = useTileSource();
  const [isFollowing, setIsFollowing] = useFollowing(tiles);
  const pins = useMemo(
    () =>
      numberedPins(places, colour).map((pin) =>
        // Ticks of this walk only, as in the list, not of pages that were opened at home.
        ({ ...pin, tick: heard.has(Number(pin.id)) ? ('heard' as const) : null }),
      ),
    [places, colour, heard],
  );
  // The path that the walker may be off of, which is more than the creator drew: for example the last leg of a loop.
  const path = useMemo(() => walkedPathText(plan, guide.g_path), [plan, guide.g_path]);
  const bounds = useMemo(
    () => contentBounds({ path }, ...places.map(({ p_location }) => ({ location: p_location }))),
    [path, places],
  );
  return (
    <MapView
      label={`Map of ${guide.g_title}`}
      tiles={tiles}
      insets={insets}
      controls="top-right"
      moreControls={
        position !== null && (
          <FollowWalker
            target={pins.find(({ id }) => id === activeId) ?? null}
            point={position.point}
            isOn={isFollowing}
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
      <WholeWalk bounds={isFollowing && position !== null ? null : bounds} />
      {position !== null && <UserDot position={position} isOnTop />}
    </MapView>
  );
}

/** The zones of places, faintly. A stretch is the path itself, which is already drawn. */
function ZonesLayer({ plan }: { readonly plan: WalkPlan }) {
  const { map } = useMapScene();
  useEffect(() => {
    const group = new LayerGroup(plan.stops.flatMap(drawn));
    group.addTo(map);
    return () => {
      group.remove();
    };
  }, [map, plan]);
  return null;
}

function drawn({ zone }: WalkStop): readonly Layer[] {
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
