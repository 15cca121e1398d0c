import { useState } from 'react';
import { wantsOffline, wishOffline } from '../../offline/offline-choice.ts';
import styles from './account-actions.module.css';

/** Whether the guides are to be kept on this device. */
export function OfflineRow() {
  const [isWanted, setWanted] = useState(wantsOffline);
  const choose = (next: boolean) => {
    setWanted(next);
    wishOffline(next);
  };
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isWanted}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      <span>Save for offline use on this device</span>
    </label>
  );
}
