import { Icon } from '../../ui/icon.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './search-pill.module.css';

export function SearchPill() {
  return (
    <search className={styles.search}>
      <div className={styles.pill}>
        <Icon name="search" />
        <SearchBox label="Search for guides" className={styles.field} look="floating" />
      </div>
    </search>
  );
}
