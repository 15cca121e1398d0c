import { needsPosition } from '@laneway/domain/discovery/browsing';
import { useId } from 'react';
import { useUserLocation } from '../../core/location/use-user-location.ts';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { ClearFilters } from '../search/clear-filters.tsx';
import {
  type BrowseChoice,
  countFilters,
  EVERYTHING,
  FILTERS,
  languageOptions,
  ORDERS,
  toggleFilter,
  WALK_NOW_TEXT,
} from './browse-choice.ts';
import styles from './browse-controls.module.css';

export type BrowseControlsProps = {
  readonly choice: BrowseChoice;
  /** The languages of guides; null until they are known. */
  readonly languages: readonly string[] | null;
  /** Takes the change rather than its result, so that a second tap before the next render keeps the first. */
  readonly onChange: (change: (choice: BrowseChoice) => BrowseChoice) => void;
};

/** One order, and any of the filters. */
export function BrowseControls({ choice, languages, onChange }: BrowseControlsProps) {
  const id = useId();
  const { isOn, toggle } = useUserLocation();
  const sortBy = (order: BrowseChoice['order']) => {
    // In the tap handler, so that the browser may ask for permission.
    if (needsPosition(order) && !isOn) toggle();
    onChange((last) => ({ ...last, order }));
  };
  return (
    <div className={styles.controls}>
      <section aria-labelledby={`${id}-sort`} className={styles.part}>
        <h2 id={`${id}-sort`} className={styles.label}>
          Sort by
        </h2>
        <div className={styles.segments}>
          {ORDERS.map(({ order, label }) => (
            <button
              key={order}
              type="button"
              className={styles.segment}
              aria-pressed={choice.order === order}
              aria-describedby={order === 'walk_now' ? `${id}-now` : undefined}
              onClick={() => sortBy(order)}
            >
              {label}
            </button>
          ))}
        </div>
        <p id={`${id}-now`} className={styles.hint}>
          Walk now: {WALK_NOW_TEXT}
        </p>
      </section>
      <section aria-labelledby={`${id}-filter`} className={styles.part}>
        <div className={styles.head}>
          <h2 id={`${id}-filter`} className={styles.label}>
            Filters
          </h2>
          <ClearFilters
            count={countFilters(choice)}
            onClear={() => onChange(({ order }) => ({ ...EVERYTHING, order }))}
          />
        </div>
        <div className={styles.row}>
          {FILTERS.map(({ name, label }) => (
            <button
              key={name}
              type="button"
              className={styles.chip}
              aria-pressed={choice.filters.includes(name)}
              onClick={() => onChange((last) => toggleFilter(last, name))}
            >
              {label}
            </button>
          ))}
          <InlineSelect
            label="Language"
            value={choice.language}
            options={languageOptions(languages)}
            onChoose={(language) => onChange((last) => ({ ...last, language }))}
          />
        </div>
      </section>
    </div>
  );
}
