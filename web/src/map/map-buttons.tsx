import { type ReactNode, useSyncExternalStore } from 'react';
import { classNames } from '../ui/class-names.ts';
import { middleShift } from './insets.ts';
import styles from './map-buttons.module.css';
import { useMapScene } from './map-context.ts';

export type ControlsCorner = 'top-right' | 'bottom-right';

const CORNERS = {
  'top-right': styles.top,
  'bottom-right': styles.bottom,
} as const satisfies Record<ControlsCorner, string | undefined>;

export type MapButtonsProps = {
  readonly corner: ControlsCorner;
  /** Further buttons: above the others, or beside them if the map is too low. */
  readonly children?: ReactNode;
};

/** The buttons that float on a map. */
export function MapButtons({ corner, children }: MapButtonsProps) {
  return (
    <div className={classNames(styles.controls, CORNERS[corner])}>
      <ZoomButtons />
      {children}
    </div>
  );
}

function ZoomButtons() {
  const { map, insets } = useMapScene();
  const canZoomIn = useZoom((zoom) => zoom < map.getMaxZoom());
  const canZoomOut = useZoom((zoom) => zoom > map.getMinZoom());
  /** Zooms around the middle of the free space: around the map's own middle, the visible content would move away. */
  const zoomBy = (steps: number) => {
    const { x, y } = middleShift(insets);
    map.setZoomAround(map.getSize().divideBy(2).add([x, y]), map.getZoom() + steps);
  };

  return (
    <div className={styles.stack} data-floats-on-map>
      <ZoomButton label="Zoom in" disabled={!canZoomIn} onPress={() => zoomBy(1)}>
        <path d="M12 5v14M5 12h14" />
      </ZoomButton>
      <ZoomButton label="Zoom out" disabled={!canZoomOut} onPress={() => zoomBy(-1)}>
        <path d="M5 12h14" />
      </ZoomButton>
    </div>
  );
}

/** A value derived from the map's zoom. Renders only when it changes, because the frame that ends a zoom is busy. */
function useZoom(read: (zoom: number) => boolean): boolean {
  const { map } = useMapScene();
  return useSyncExternalStore(
    (onChange) => {
      map.on('zoomend', onChange);
      return () => map.off('zoomend', onChange);
    },
    () => read(map.getZoom()),
  );
}

type ZoomButtonProps = {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
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
