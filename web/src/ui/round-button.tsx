import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './round-button.module.css';

export type RoundButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children'> & {
  readonly icon: IconName;
  /** Its accessible name and its tooltip. */
  readonly label: string;
};

/** A button that floats on the map. */
export function RoundButton({ icon, label, ...rest }: RoundButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
