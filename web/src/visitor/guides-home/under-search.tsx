import { useRef, useSyncExternalStore } from 'react';
import { deviceStorage } from '../../core/device-storage.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './under-search.module.css';

/** The script in `index.html` reads it before the page is painted. */
const WELCOMED = 'laneway.welcomed';

const ResumeWalk = lazyComponent(async () => (await import('./resume-walk.tsx')).ResumeWalk);

/** The elements under the search: links to the list and to an unfinished walk and, for newcomers, what this is. */
export function UnderSearch() {
  const { openPage } = useNavigation();
  const isWalkBegun = useSyncExternalStore(neverChanges, hasWalks, () => false);
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
      {isWalkBegun && <ResumeWalk />}
      <p className={styles.welcome}>
        Laneway: audio walks told by locals
        <button type="button" className={styles.dismiss} onClick={dismiss}>
          <VisuallyHidden>Dismiss</VisuallyHidden>
          <Icon name="close" />
        </button>
      </p>
    </div>
  );
}

/**
 * True if anybody has an unfinished walk on this device. The prefix is that of `walksKey`, which isn't imported because
 * its module isn't part of a first visit.
 */
function hasWalks(): boolean {
  return deviceStorage.keys().some((key) => key.startsWith('laneway.walks.'));
}

/** Walks begin and end only on another page, so there is nothing to listen to. */
const neverChanges = () => () => undefined;
