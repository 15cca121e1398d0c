import { useEffect, useEffectEvent, useRef } from 'react';
import { useUserLocation } from '../../core/location/use-user-location.ts';
import type { Pin, PinId } from '../pins/pin.ts';
import { FarNotice } from './far-notice.tsx';
import { LocateButton } from './locate-button.tsx';
import { locateLook } from './locate-look.ts';
import { useClearPin } from './use-clear-pin.ts';
import { useLocate } from './use-locate.ts';

const BACK = { guide: 'Back to the guides', place: 'Back to the guide' } as const;

export type LocateProps = {
  readonly pins: readonly Pin[];
  /** The pin that nothing may cover. */
  readonly activeId: PinId | null;
  /** Told when the map begins or ends to look ahead of the visitor. */
  readonly onLookAhead: (isLookingAhead: boolean) => void;
  /** Whether it was loaded because the button has been pressed, which it then carries out. */
  readonly isPressed?: boolean;
};

/** The button that brings the visitor into view, and what it has to say. */
export function Locate({ pins, activeId, onLookAhead, isPressed = false }: LocateProps) {
  const { state } = useUserLocation();
  const locating = useLocate(pins);
  const { mode, farMetres, isLookingAhead, isWaitingForHeading } = locating;

  const notice = useRef<HTMLDivElement>(null);
  const active = pins.find(({ id }) => id === activeId)?.point ?? null;
  useClearPin(notice, mode === 'far' && farMetres !== null ? active : null);

  const isDue = useRef(isPressed);
  const press = useEffectEvent(locating.press);
  useEffect(() => {
    if (isDue.current) press();
    isDue.current = false;
  }, []);

  const report = useEffectEvent(onLookAhead);
  useEffect(() => report(isLookingAhead), [isLookingAhead]);

  return (
    <>
      <LocateButton
        look={locateLook(mode, state.kind)}
        isBusy={mode === 'finding' || isWaitingForHeading}
        takesFocus={isPressed}
        onPress={locating.press}
      />
      {mode === 'far' ? (
        <FarNotice
          ref={notice}
          metres={farMetres}
          action={{ label: 'Show me', onAct: locating.goThere }}
          onClose={locating.stay}
        />
      ) : (
        <FarNotice
          metres={farMetres}
          action={{ label: BACK[pins[0]?.kind ?? 'guide'], onAct: locating.goBack }}
          onClose={null}
        />
      )}
    </>
  );
}
