import { useState } from 'react';
import { useUserLocation } from '../core/location/use-user-location.ts';
import { createLazyModule } from '../ui/lazy-module.ts';
import { LazyPart } from '../ui/lazy-part.tsx';
import { useTileSource } from './base/use-tile-source.ts';
import { LocateControl } from './locate/locate-control.tsx';
import { MapView } from './map-view.tsx';
import { PinLayer } from './pins/pin-layer.tsx';
import type { VisitorMapProps } from './visitor-map.tsx';

/** Needs Leaflet's shapes, and few have told us where they are by the time they see the map. */
const userDot = createLazyModule(async () => (await import('./overlays/user-dot.tsx')).UserDot);

/** The contents of the map on visitors' pages, loaded separately by `VisitorMap`. */
export function VisitorScene({
  label,
  pins,
  groups,
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
      <PinLayer
        pins={pins}
        {...(groups && { groups })}
        activeId={activeId}
        onPick={onPick}
        visitor={state.kind === 'found' ? state.position.point : null}
      />
      {state.kind === 'found' && (
        <LazyPart
          module={userDot}
          props={{ position: state.position, isLookingAhead }}
          fallback={null}
        />
      )}
    </MapView>
  );
}
