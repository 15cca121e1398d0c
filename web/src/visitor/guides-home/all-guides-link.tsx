import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './all-guides-link.module.css';

/** The way from the map to the list, under the search. */
export function AllGuidesLink() {
  const { openPage } = useNavigation();
  return (
    <div className={styles.place}>
      <button type="button" className={styles.link} onClick={() => openPage({ page: 'allGuides' })}>
        All guides
        <Icon name="forward" />
      </button>
    </div>
  );
}
