import type { Point } from '@laneway/domain/geo/point';
import { type ReactNode, useState } from 'react';
import { useUserLocation } from '../core/location/use-user-location.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useTileSource } from './base/use-tile-source.ts';
import type { Insets } from './insets.ts';
import type { LocateProps } from './locate/locate.tsx';
import { LocateButton, type LocateButtonProps } from './locate/locate-button.tsx';
import { locateLook } from './locate/locate-look.ts';
import { MapView } from './map-view.tsx';
import type { Pin, PinId } from './pins/pin.ts';
import type { PinGroup } from './pins/pin-groups.ts';
import { PinLayer } from './pins/pin-layer.tsx';

export type VisitorMapProps = {
  readonly label: string;
  readonly pins: readonly Pin[];
  /** Server-made groups of pins that the map doesn't load. */
  readonly groups?: readonly PinGroup[] | undefined;
  readonly activeId: PinId | null;
  readonly onPick: (id: PinId) => void;
  /** Null for the default centre. */
  readonly centre?: Point | null;
  readonly zoom?: number;
  readonly insets?: Partial<Insets>;
  /** Further layers. */
  readonly children?: ReactNode;
};

const Locate = lazyComponent(async () => (await import('./locate/locate.tsx')).Locate, {
  fallback: <FreeLocateButton isBusy onPress={() => {}} />,
  failed: (tryAgain) => <FreeLocateButton onPress={tryAgain} />,
});

/** It needs Leaflet's shapes, and few visitors have shared their position when they first see the map. */
const UserDot = lazyComponent(async () => (await import('./overlays/user-dot.tsx')).UserDot);

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
        <UserDot position={state.position} isLookingAhead={isLookingAhead} />
      )}
    </MapView>
  );
}

/** The locate button; its behaviour is loaded on the first press. */
function LocateControl(props: Omit<LocateProps, 'isPressed'>) {
  const [isPressed, setIsPressed] = useState(false);
  if (!isPressed) return <FreeLocateButton onPress={() => setIsPressed(true)} />;
  return <Locate {...props} isPressed />;
}

type FreeLocateButtonProps = Pick<LocateButtonProps, 'onPress'> & { readonly isBusy?: boolean };

/** The button while the map doesn't follow the visitor. */
function FreeLocateButton({ isBusy = false, onPress }: FreeLocateButtonProps) {
  const { state } = useUserLocation();
  return <LocateButton look={locateLook('free', state.kind)} isBusy={isBusy} onPress={onPress} />;
}
