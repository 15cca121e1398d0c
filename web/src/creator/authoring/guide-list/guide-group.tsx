import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { useId } from 'react';
import sections from '../../../ui/dashboard-frame/section.module.css';
import { ShowMore, type ShowMoreProps } from '../../../ui/dashboard-frame/show-more.tsx';
import type { GuideEntry } from './guide-entries.ts';
import styles from './guide-list.module.css';
import { GuideRow } from './guide-row.tsx';

export const NO_NOTES: ReadonlyMap<number, string> = new Map();

export type GuideGroupProps = ShowMoreProps & {
  readonly title: string;
  readonly entries: readonly GuideEntry[];
  /** How many guides a search has gone through; null while nothing is searched for. */
  readonly searched: number | null;
  /** What else there is to say about a pending guide, by its id. */
  readonly notes?: ReadonlyMap<number, string>;
  readonly onOpen: (guide: RecordRef) => void;
};

/** Pending or published guides, as far as they have been loaded; nothing where there are none. */
export function GuideGroup(props: GuideGroupProps) {
  const { title, of, entries, query, searched, notes = NO_NOTES, onOpen } = props;
  const id = useId();
  const isPartlySearched = searched !== null && query.hasNextPage;
  if (entries.length === 0 && !isPartlySearched) return null;
  return (
    <section aria-labelledby={id} className={sections.part}>
      <h3 id={id} className={sections.subtitle}>
        {title}
      </h3>
      <ul className={styles.guides}>
        {entries.map((entry) => (
          <GuideRow
            key={`${entry.ref.source} ${entry.ref.id}`}
            entry={entry}
            note={entry.ref.source === 'pending' ? notes.get(entry.ref.id) : undefined}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {isPartlySearched && (
        <p role="status" className={sections.lead}>
          {entries.length === 0 ? 'No match in ' : 'Searched '}
          the first {searched}. Show more to search the rest.
        </p>
      )}
      <ShowMore of={of} query={query} />
    </section>
  );
}
