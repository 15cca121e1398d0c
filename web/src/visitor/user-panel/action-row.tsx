import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './account-actions.module.css';

export type ActionRowProps = {
  /** An element for an icon that isn't part of the first visit. */
  readonly icon: IconName | ReactElement;
  /** True if it leads to another page, shown by an arrow at its end. */
  readonly isWay?: boolean;
  readonly onPress: () => void;
  /** Replaces the label while the action runs, when it can't be pressed. */
  readonly busyText?: string | undefined;
  readonly children: ReactNode;
};

/** An account action, as a row of a list. */
export function ActionRow({ icon, isWay = false, onPress, busyText, children }: ActionRowProps) {
  const isBusy = busyText !== undefined;
  return (
    <button
      type="button"
      className={styles.row}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onPress}
    >
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
      <span className={styles.label}>{busyText ?? children}</span>
      {isWay && (
        <span className={styles.arrow}>
          <Icon name="forward" />
        </span>
      )}
    </button>
  );
}
