import { useId } from 'react';
import { usePopularSearches } from '../../api/queries/search.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './no-match.module.css';

export type NoMatchProps = {
  /** Present if filters may be the reason for no results. */
  readonly onClearFilters?: (() => void) | undefined;
};

/** Advice when nothing was found. */
export function NoMatch({ onClearFilters }: NoMatchProps) {
  const { openPage, submitSearch } = useNavigation();
  const popular = usePopularSearches();
  const id = useId();
  return (
    <div className={styles.none}>
      <p role="status" className={styles.text}>
        {onClearFilters === undefined
          ? 'No guides match that. Try a street, a suburb or a single word.'
          : 'No guides match with these filters.'}
      </p>
      {popular.length > 0 && (
        <section aria-labelledby={id} className={styles.popular}>
          <h3 id={id} className={styles.heading}>
            Popular searches
          </h3>
          <ul className={styles.searches}>
            {popular.map((text) => (
              <li key={text}>
                <button type="button" className={styles.search} onClick={() => submitSearch(text)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.buttons}>
        {onClearFilters !== undefined && (
          <Button kind="main" onClick={onClearFilters}>
            Clear filters
          </Button>
        )}
        <Button
          kind={onClearFilters === undefined ? 'main' : 'quiet'}
          onClick={() => openPage({ page: 'allGuides' })}
        >
          See all guides
        </Button>
      </div>
    </div>
  );
}
