import type { Entry } from '../core/navigation/pages.ts';
import { SKIP_TARGET } from '../ui/stage.tsx';
import styles from './skip-link.module.css';

/** The pages that have cards to skip to. */
const TEXTS: Partial<Record<Entry['page'], string>> = {
  guidesHomePage: 'Skip to guides',
  placesHomePage: 'Skip to places',
};

/** For those who use a keyboard: past the menu and the search, straight to the cards. */
export function SkipLink({ page }: Pick<Entry, 'page'>) {
  const text = TEXTS[page];
  if (text === undefined) return null;
  return (
    <nav aria-label="Shortcuts">
      <a
        href={`#${SKIP_TARGET}`}
        className={styles.link}
        onClick={(event) => {
          // The address stays that of the page.
          event.preventDefault();
          document.getElementById(SKIP_TARGET)?.focus();
        }}
      >
        {text}
      </a>
    </nav>
  );
}
