import { useState } from 'react';
import { isOfflineEnabled, setOfflineEnabled } from '../../offline/offline-setting.ts';
import { useOfflineGuides } from '../../offline/use-offline-guides.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './account-actions.module.css';

/** Switches saving guides on this device on and off. */
export function OfflineRow() {
  // Loaded with the row: they follow the setting.
  useOfflineGuides();
  const [isEnabled, setEnabled] = useState(isOfflineEnabled);
  const choose = (next: boolean) => {
    setEnabled(next);
    setOfflineEnabled(next);
  };
  return (
    <label className={styles.row}>
      <Icon name="phone" />
      <span className={styles.label}>Save for offline use on this device</span>
      <input
        type="checkbox"
        className={styles.box}
        checked={isEnabled}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
    </label>
  );
}
