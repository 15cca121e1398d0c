import type { Point } from '@laneway/domain/geo/point';
import type { ReactNode } from 'react';
import { useClientConfig } from '../api/queries/config.ts';
import { useUserLocation } from '../location/use-user-location.ts';
import type { TileSource } from './base/tile-source.ts';
import type { Insets } from './insets.ts';
import { MapView } from './map-view.tsx';
import { UserDot } from './overlays/user-dot.tsx';
import type { Pin, PinId } from './pins/pin.ts';
import { PinLayer } from './pins/pin-layer.tsx';

export type VisitorMapProps = {
  readonly label: string;
  readonly pins: readonly Pin[];
  readonly activeId: PinId | null;
  readonly onPick: (id: PinId) => void;
  /** Null for the default centre. */
  readonly centre?: Point | null;
  readonly zoom?: number;
  readonly insets?: Partial<Insets>;
  /** Further layers. */
  readonly children?: ReactNode;
};

/** The map of the visitor's pages: pins, the visitor's own place, and the ground that the operator chose. */
export function VisitorMap({
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

/** Undefined until the server has told; null where it has none, or has not answered. */
function useTiles(): TileSource | null | undefined {
  const { data, isPending } = useClientConfig();
  if (isPending) return undefined;
  if (data === undefined || data.tile_url === null) return null;
  return { url: data.tile_url, attribution: data.tile_attribution ?? '' };
}
