import { useId } from 'react';
import { usePopularSearches } from '../../api/queries/search.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './result-states.module.css';

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
          : 'No guides match these filters.'}
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
          onClick={() => openPage({ page: 'allGuides', view: null })}
        >
          See all guides
        </Button>
      </div>
    </div>
  );
}

export type CorrectedNoteProps = { readonly text: string; readonly corrected: string | null };

/** A note that a corrected text was searched for, because the typed one matches nothing. */
export function CorrectedNote({ text, corrected }: CorrectedNoteProps) {
  if (corrected === null) return null;
  return (
    <p className={styles.note}>
      Nothing matches “{text}”. Showing results for <strong>“{corrected}”</strong>.
    </p>
  );
}

/** Examples: '1 guide', '12 guides and 1 creator', 'More than 20 guides': the server doesn't count further. */
export function countText(guides: number, hasMore: boolean, creators: number): string {
  const counted = [
    ...(guides === 0 ? [] : [counting(guides, 'guide')]),
    ...(creators === 0 ? [] : [counting(creators, 'creator')]),
  ].join(' and ');
  return hasMore ? `More than ${counted}` : counted;
}

function counting(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${one}s`;
}

const ROWS = ['first', 'second', 'third'];

/** The shape of results while they load. */
export function ResultsSkeleton() {
  return (
    <div role="status" aria-label="Searching..." className={styles.rows}>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.image}>
            <Skeleton shape="fill" />
          </span>
          <span className={styles.words}>
            <Skeleton shape="title" />
            <Skeleton shape="text" short />
          </span>
        </div>
      ))}
    </div>
  );
}
