import { useState } from 'react';
import { useUserLocation } from '../location/use-user-location.ts';
import { useTileSource } from './base/use-tile-source.ts';
import { LocateControl } from './locate/locate-control.tsx';
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
  const [isLookingAhead, setIsLookingAhead] = useState(false);
  return (
    <MapView
      label={label}
      tiles={useTileSource()}
      moreControls={
        <LocateControl pins={pins} activeId={activeId} onLookAhead={setIsLookingAhead} />
      }
      {...(centre === null ? {} : { centre })}
      {...rest}
    >
      {children}
      <PinLayer pins={pins} activeId={activeId} onPick={onPick} />
      {state.kind === 'found' && (
        <UserDot position={state.position} isLookingAhead={isLookingAhead} />
      )}
    </MapView>
  );
}
