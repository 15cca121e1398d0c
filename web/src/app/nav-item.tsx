import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './nav-bar.module.css';

export type NavItemProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
};

/** An item of the menu. */
export function NavItem({ icon, label, isPressed, onPress }: NavItemProps) {
  return (
    <li>
      <button type="button" className={styles.item} aria-pressed={isPressed} onClick={onPress}>
        <Icon name={icon} />
        <span>{label}</span>
      </button>
    </li>
  );
}
