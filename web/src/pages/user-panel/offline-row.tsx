import { useState } from 'react';
import { isOfflineEnabled, setOfflineEnabled } from '../../offline/offline-setting.ts';
import styles from './account-actions.module.css';

/** Whether the guides are to be kept on this device. */
export function OfflineRow() {
  const [isEnabled, setEnabled] = useState(isOfflineEnabled);
  const choose = (next: boolean) => {
    setEnabled(next);
    setOfflineEnabled(next);
  };
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isEnabled}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      <span>Save for offline use on this device</span>
    </label>
  );
}
