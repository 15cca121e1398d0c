import { useInstallOffer } from '../../offline/install/install-offer.ts';
import { needsHomeScreenHint } from '../../offline/install/needs-home-screen-hint.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './account-actions.module.css';
import { ActionRow } from './action-row.tsx';

/** Installs the app if the browser can, or explains how. */
export function InstallRow() {
  const install = useInstallOffer();
  if (install !== null) {
    return (
      <ActionRow icon="download" onPress={install}>
        Install Laneway on this device
      </ActionRow>
    );
  }
  if (!needsHomeScreenHint(navigator)) return null;
  return (
    <p className={classNames(styles.row, styles.hint)}>
      <Icon name="download" />
      <span className={styles.label}>
        To install Laneway, tap Share, then “Add to Home Screen”.
      </span>
    </p>
  );
}
