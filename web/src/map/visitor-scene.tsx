import { useClientConfig } from '../api/queries/config.ts';
import { useUserLocation } from '../location/use-user-location.ts';
import type { TileSource } from './base/tile-source.ts';
import { MapView } from './map-view.tsx';
import { UserDot } from './overlays/user-dot.tsx';
import { PinLayer } from './pins/pin-layer.tsx';
import type { VisitorMapProps } from './visitor-map.tsx';

/** The contents of the map on visitors' pages, loaded separately by `VisitorMap`. */
export function VisitorScene({
  label,
  pins,
  activeId,
  onPick,
  centre = null,
  children,
  ...rest
}: VisitorMapProps) {
  const { state } = useUserLocation();
  return (
    <MapView label={label} tiles={useTiles()} {...(centre === null ? {} : { centre })} {...rest}>
      {children}
      <PinLayer pins={pins} activeId={activeId} onPick={onPick} />
      {state.kind === 'found' && <UserDot position={state.position} />}
    </MapView>
  );
}

/** Undefined until the server has responded; null if it has none or the request failed. */
function useTiles(): TileSource | null | undefined {
  const { data, isPending } = useClientConfig();
  if (isPending) return undefined;
  if (data === undefined || data.tile_url === null) return null;
  return { url: data.tile_url, attribution: data.tile_attribution ?? '' };
}
