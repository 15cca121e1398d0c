import { LaneMark } from '../../ui/lane-mark.tsx';
import styles from './masthead.module.css';

export function Masthead() {
  return (
    <header className={styles.masthead}>
      <p className={styles.name}>
        <LaneMark className={styles.mark} />
        Laneway
      </p>
      <h1 className={styles.line}>Walks told by the people who know them</h1>
    </header>
  );
}
