import { locationFaultText } from '../location/location-fault.ts';
import { useUserLocation } from '../location/use-user-location.ts';
import styles from './location-notice.module.css';

/** Says in words why the visitor is not on the map, for as long as they want to be. */
export function LocationNotice() {
  const { state } = useUserLocation();
  return (
    <div role="status" className={styles.place}>
      {state.kind === 'failed' && <p className={styles.notice}>{locationFaultText(state.fault)}</p>}
    </div>
  );
}
