import { TRAVEL_MODES, type TravelMode } from '@laneway/domain/geo/directions';
import { parseLocation } from '@laneway/domain/geo/location-text';
import { useId, useState } from 'react';
import { browserDevice, openDirections } from '../../map/directions/open-directions.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './directions-button.module.css';
import type { Place } from './place-facts.ts';

const MODE_NAMES: Readonly<Record<TravelMode, string>> = {
  transit: 'Public transport',
  walking: 'Walking',
  driving: 'Driving',
};

export type DirectionsButtonProps = {
  readonly place: Place;
  /** The default mode of travel. */
  readonly usualMode: TravelMode;
};

export function DirectionsButton({ place, usualMode }: DirectionsButtonProps) {
  const [mode, setMode] = useState<TravelMode>(usualMode);
  const id = useId();
  const destination = parseLocation(place.p_location);
  if (destination === null) return null;
  return (
    <div className={styles.directions}>
      <label htmlFor={id}>
        <VisuallyHidden>Travel mode</VisuallyHidden>
      </label>
      <select
        id={id}
        className={styles.mode}
        value={mode}
        onChange={(event) => setMode(event.target.value as TravelMode)}
      >
        {TRAVEL_MODES.map((one) => (
          <option key={one} value={one}>
            {MODE_NAMES[one]}
          </option>
        ))}
      </select>
      <Button kind="main" onClick={() => openDirections({ destination, mode }, browserDevice())}>
        Directions
      </Button>
    </div>
  );
}
