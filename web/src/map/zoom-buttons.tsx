import { useSyncExternalStore } from 'react';
import { classNames } from '../ui/class-names.ts';
import { useMapScene } from './map-context.ts';
import styles from './zoom-buttons.module.css';

export type ControlsCorner = 'top-right' | 'bottom-right';

const CORNERS = {
  'top-right': styles.top,
  'bottom-right': styles.bottom,
} as const satisfies Record<ControlsCorner, string | undefined>;

export function ZoomButtons({ corner }: { corner: ControlsCorner }) {
  const { map } = useMapScene();
  const zoom = useSyncExternalStore(
    (onChange) => {
      map.on('zoomend', onChange);
      return () => map.off('zoomend', onChange);
    },
    () => map.getZoom(),
  );

  return (
    <div className={classNames(styles.stack, CORNERS[corner])} data-map-buttons>
      <ZoomButton label="Zoom in" disabled={zoom >= map.getMaxZoom()} onPress={() => map.zoomIn()}>
        <path d="M12 5v14M5 12h14" />
      </ZoomButton>
      <ZoomButton
        label="Zoom out"
        disabled={zoom <= map.getMinZoom()}
        onPress={() => map.zoomOut()}
      >
        <path d="M5 12h14" />
      </ZoomButton>
    </div>
  );
}

type ZoomButtonProps = {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: React.ReactNode;
};

function ZoomButton({ label, disabled, onPress, children }: ZoomButtonProps) {
  // Not `disabled`: the button would lose the keyboard's focus at the last zoom step.
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      className={styles.button}
      onClick={disabled ? undefined : onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
        {children}
      </svg>
    </button>
  );
}
