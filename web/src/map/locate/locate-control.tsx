import { useState } from 'react';
import { useUserLocation } from '../../core/location/use-user-location.ts';
import { createLazyModule } from '../../ui/lazy-module.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import type { LocateProps } from './locate.tsx';
import { LocateButton } from './locate-button.tsx';
import { locateLook } from './locate-look.ts';

const locate = createLazyModule(async () => (await import('./locate.tsx')).Locate);

/** The button that shows visitors where they are; what it does is loaded when it is first pressed. */
export function LocateControl({ pins, activeId, onLookAhead }: Omit<LocateProps, 'isPressed'>) {
  const { state } = useUserLocation();
  const [isPressed, setIsPressed] = useState(false);
  const button = (onPress: () => void, isBusy = false) => (
    <LocateButton look={locateLook('free', state.kind)} isBusy={isBusy} onPress={onPress} />
  );
  if (!isPressed) return button(() => setIsPressed(true));
  return (
    <LazyPart
      module={locate}
      props={{ pins, activeId, onLookAhead, isPressed }}
      fallback={button(() => {}, true)}
      failed={(tryAgain) => button(tryAgain)}
    />
  );
}
