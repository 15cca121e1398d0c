import { useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import mapStyles from '../map-buttons.module.css';
import styles from './locate-button.module.css';
import type { LocateLook } from './locate-look.ts';

export type LocateButtonProps = {
  readonly look: LocateLook;
  readonly isBusy: boolean;
  readonly onPress: () => void;
  /** True where it replaces an element that had the focus. */
  readonly takesFocus?: boolean;
};

/** Shows the visitor on the map; its name and state describe the current mode. */
export function LocateButton({ look, isBusy, onPress, takesFocus = false }: LocateButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={mapStyles.stack} data-floats-on-map>
      <button
        ref={button}
        type="button"
        aria-label={look.name}
        aria-pressed={look.isPressed}
        aria-description={look.hint ?? undefined}
        title={look.hint ?? look.name}
        className={classNames(mapStyles.button, styles.button, isBusy && styles.busy)}
        onClick={onPress}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className={mapStyles.icon}>
          {ICONS[look.icon]}
        </svg>
      </button>
    </div>
  );
}

const RING = <path d="M12 2v3M12 19v3M2 12h3M19 12h3M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14z" />;

const ICONS = {
  off: RING,
  on: (
    <>
      {RING}
      <circle cx="12" cy="12" r="3" className={styles.solid} />
    </>
  ),
  arrow: <path d="M12 3l7 17-7-4-7 4z" className={styles.solid} />,
} as const satisfies Record<LocateLook['icon'], React.ReactNode>;
