import { farAwayText } from '@laneway/domain/geo/distance';
import type { Point } from '@laneway/domain/geo/point';
import { type Ref, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useUserLocation } from '../../core/location/use-user-location.ts';
import { Icon } from '../../ui/icon.tsx';
import { useMapScene } from '../map-context.ts';
import { prefersReducedMotion } from '../media-preferences.ts';
import type { Pin, PinId } from '../pins/pin.ts';
import { clearShift } from './clear-shift.ts';
import styles from './far-notice.module.css';
import { LocateButton } from './locate-button.tsx';
import { locateLook } from './locate-look.ts';
import { useLocate } from './use-locate.ts';

/** The active pin around its tip. */
const PIN = { halfWidth: 24, height: 57 } as const;

const BACK = { guide: 'Back to the guides', place: 'Back to the guide' } as const;

export type LocateProps = {
  readonly pins: readonly Pin[];
  /** The pin that must not be covered. */
  readonly activeId: PinId | null;
  /** Called when the map starts or stops looking ahead of the visitor. */
  readonly onLookAhead: (isLookingAhead: boolean) => void;
  /** True if it was loaded by a press of the button, which it then carries out. */
  readonly isPressed?: boolean;
};

/** The button that shows the visitor on the map, with its notices. */
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

/** Moves the map a little when a notice appears over the active pin. */
function useClearPin(notice: RefObject<HTMLElement | null>, point: Point | null): void {
  const { map, insets } = useMapScene();
  const clear = useEffectEvent(() => {
    if (point === null || notice.current === null) return;
    const cover = notice.current.getBoundingClientRect();
    const frame = map.getContainer().getBoundingClientRect();
    const tip = map.latLngToContainerPoint([point.lat, point.lng]).add([frame.left, frame.top]);
    const pin = {
      left: tip.x - PIN.halfWidth,
      top: tip.y - PIN.height,
      right: tip.x + PIN.halfWidth,
      bottom: tip.y,
    };
    const free = { top: frame.top + insets.top, bottom: frame.bottom - insets.bottom };
    const shift = clearShift(pin, cover, free);
    if (shift !== 0) map.panBy([0, shift], { animate: !prefersReducedMotion() });
  });
  const isShown = point !== null;
  useEffect(() => {
    if (isShown) clear();
  }, [isShown]);
}

type FarNoticeProps = {
  /** null while the visitor is near the content. */
  readonly metres: number | null;
  readonly action: { readonly label: string; readonly onAct: () => void };
  /** null if the action closes it. */
  readonly onClose: (() => void) | null;
  readonly ref?: Ref<HTMLDivElement>;
};

/** A notice that the visitor is far from the content of the map, with a button to go there or back. */
function FarNotice({ metres, action, onClose, ref }: FarNoticeProps) {
  return (
    <div role="status" className={styles.place}>
      {metres !== null && (
        <div ref={ref} className={styles.notice} data-floats-on-map>
          <p>{farAwayText(metres)}</p>
          <button type="button" className={styles.action} onClick={action.onAct}>
            {action.label}
          </button>
          {onClose !== null && (
            <button type="button" className={styles.close} aria-label="Dismiss" onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
