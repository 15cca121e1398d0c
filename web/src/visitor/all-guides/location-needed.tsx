import { locationErrorText } from '../../core/location/location-error.ts';
import { useUserLocation } from '../../core/location/use-user-location.ts';
import { Callout } from '../../ui/callout.tsx';
import styles from './all-guides.module.css';

/** In place of a list that depends on where someone is: finding them, or why that failed and what to do. */
export function LocationNeeded({ onGiveUp }: { readonly onGiveUp: () => void }) {
  const { state, turnOff, toggle } = useUserLocation();
  switch (state.kind) {
    case 'failed':
      return (
        <div className={styles.needed}>
          <Callout
            tone="error"
            text={locationErrorText(state.error)}
            action={{
              label: 'Try again',
              onAct: () => {
                turnOff();
                toggle();
              },
            }}
          />
          <button type="button" className={styles.clear} onClick={onGiveUp}>
            Show the newest instead
          </button>
        </div>
      );
    case 'off':
      return (
        <Callout
          tone="info"
          text="Turn on your location to see what’s near you."
          action={{ label: 'Use your location', onAct: toggle }}
        />
      );
    case 'seeking':
    case 'found':
      return (
        <p role="status" className={styles.count}>
          Finding you...
        </p>
      );
  }
}
