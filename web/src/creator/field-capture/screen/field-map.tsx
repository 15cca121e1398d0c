import type { Track } from '@laneway/domain/field/track';
import type { Point } from '@laneway/domain/geo/point';
import type { LatLngTuple } from 'leaflet';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { UserPosition } from '../../../core/location/user-position.ts';
import { useTileSource } from '../../../map/base/use-tile-source.ts';
import { guideColour } from '../../../map/guide-colour.ts';
import { LayerGroup, Polyline } from '../../../map/leaflet/shape-parts.ts';
import { useMapScene } from '../../../map/map-context.ts';
import { MapView } from '../../../map/map-view.tsx';
import { CentreOn } from '../../../map/overlays/centre-on.tsx';
import { KeepInView } from '../../../map/overlays/keep-in-view.tsx';
import { ShapesLayer } from '../../../map/overlays/shapes-layer.tsx';
import { UserDot } from '../../../map/overlays/user-dot.tsx';
import type { Pin, PinId } from '../../../map/pins/pin.ts';
import { PinLayer } from '../../../map/pins/pin-layer.tsx';
import type { GuidePlace } from '../open-outing.ts';
import type { SentSpot, Spot } from '../store/records.ts';
import { type Aim, Crosshair } from './crosshair.tsx';
import styles from './track-layer.module.css';

/** The colour of existing places, in the background. White text is readable on it. */
const QUIET = '#565f64';
const WALKING_ZOOM = 17;

export type FieldMapProps = {
  readonly you: UserPosition | null;
  /** The initial centre of the map, if the position isn't known. */
  readonly start: Point | null;
  readonly guideId: number | null;
  readonly places: readonly (GuidePlace | SentSpot)[];
  readonly spots: readonly Spot[];
  readonly track: Track | null;
  /** The path that the guide has. */
  readonly guidePath: string;
  readonly sentPaths: readonly string[];
  /** The map moves to the point once per step of the outing; without a point it only keeps the walker in view. */
  readonly view: { readonly step: string; readonly point: Point | null };
  /** Shows a crosshair to choose a point with. */
  readonly crosshair: {
    readonly aim: RefObject<Aim | null>;
    readonly onEnter: () => void;
  } | null;
  readonly onPick: (spotId: string) => void;
};

/** The walker, the captured spots and the existing places. */
export function FieldMap(props: FieldMapProps) {
  const { you, start, guideId, places, spots, track, guidePath, sentPaths } = props;
  const { view, crosshair, onPick } = props;
  const pins = usePins(guideId ?? 0, places, spots);
  const pick = (id: PinId) => {
    if (typeof id === 'string' && !id.startsWith('place-')) onPick(id);
  };
  // Only once: from then on the walker moves the map.
  const [first, setFirst] = useState<Point | null>(null);
  if (first === null && you !== null) setFirst(you.point);
  return (
    <MapView
      label="Map of your walk"
      tiles={useTileSource()}
      zoom={WALKING_ZOOM}
      {...(start === null ? {} : { centre: start })}
    >
      <ShapesLayer path={guidePath} isQuiet />
      <ShapesLayer path={sentPaths.join(';')} />
      {track !== null && <TrackLayer track={track} />}
      <PinLayer pins={pins} onPick={pick} />
      {you !== null && <UserDot position={you} />}
      <CentreOn point={first} zoom={WALKING_ZOOM} isInstant />
      <CentreOn key={view.step} point={view.point} isInstant />
      {crosshair === null && view.point === null && <KeepInView point={you?.point ?? null} />}
      {crosshair !== null && <Crosshair {...crosshair} />}
    </MapView>
  );
}

function usePins(
  guideId: number,
  places: readonly (GuidePlace | SentSpot)[],
  spots: readonly Spot[],
): readonly Pin[] {
  return useMemo(
    () => [
      ...places.map(({ number, title, point }) =>
        pinOf(`place-${number}`, number, title, point, QUIET),
      ),
      ...spots.map(({ id, number, title, point }) =>
        pinOf(id, number, title, point, guideColour(guideId)),
      ),
    ],
    [guideId, places, spots],
  );
}

function pinOf(id: PinId, number: number, title: string, point: Point, colour: string): Pin {
  const name = title === '' ? `Place ${number}` : title;
  return { id, kind: 'place', point, label: `${number}. ${name}`, title: name, colour, number };
}

/** The path that is being recorded; guesses are dashed. */
function TrackLayer({ track }: { readonly track: Track }) {
  const { map } = useMapScene();
  useEffect(() => {
    const lines = track.segments.map(({ kind, points }) => {
      const tuples = points.map(({ lat, lng }): LatLngTuple => [lat, lng]);
      return new Polyline(tuples, { className: styles[kind] ?? '', interactive: false });
    });
    const group = new LayerGroup(lines).addTo(map);
    return () => {
      group.remove();
    };
  }, [map, track]);
  return null;
}
