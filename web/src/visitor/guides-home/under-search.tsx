import { useRef } from 'react';
import { deviceStorage } from '../../core/device-storage.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './under-search.module.css';

/** The script in `index.html` reads it before the page is painted. */
const WELCOMED = 'laneway.welcomed';

/** What floats on the map under the search: the link to the list and, for newcomers, what this is. */
export function UnderSearch() {
  const { openPage } = useNavigation();
  const link = useRef<HTMLButtonElement>(null);
  // Hidden by a style sheet, so that the page that comes from the server is right before any script has run.
  const dismiss = () => {
    deviceStorage.setItem(WELCOMED, 'yes');
    document.documentElement.dataset.welcomed = '';
    link.current?.focus();
  };
  return (
    <div className={styles.place}>
      <button
        ref={link}
        type="button"
        className={styles.link}
        onClick={() => openPage({ page: 'allGuides', view: null })}
      >
        All guides
        <Icon name="forward" />
      </button>
      <p className={styles.welcome}>
        Audio walks told by locals
        <button type="button" className={styles.dismiss} onClick={dismiss}>
          <VisuallyHidden>Dismiss</VisuallyHidden>
          <Icon name="close" />
        </button>
      </p>
    </div>
  );
}
