import { useId } from 'react';
import { useUserLocation } from '../../core/location/use-user-location.ts';
import type { ListChanges } from '../../core/navigation/nav-actions.ts';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { ClearFilters } from '../search/clear-filters.tsx';
import {
  BEST_RATED_TEXT,
  type BrowseChoice,
  CLEARED,
  chooseOrder,
  countFilters,
  FILTERS,
  type FilterName,
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
  readonly onChange: (changes: ListChanges) => void;
};

/** One order, and any of the filters. */
export function BrowseControls({ choice, languages, onChange }: BrowseControlsProps) {
  const id = useId();
  const { isOn, toggle } = useUserLocation();
  const isByRating = choice.order === 'rating';
  const isToWalkNow = choice.filters.includes('walkNow');
  // In the tap handler, so that the browser may ask for permission.
  const locate = () => {
    if (!isOn) toggle();
  };
  const sortBy = (order: BrowseChoice['order']) => {
    if (order === 'near') locate();
    onChange(chooseOrder(order));
  };
  const filterBy = (name: FilterName) => {
    if (name === 'walkNow' && !isToWalkNow) locate();
    onChange(toggleFilter(choice, name));
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
              aria-describedby={order === 'rating' && isByRating ? `${id}-rating` : undefined}
              onClick={() => sortBy(order)}
            >
              {label}
            </button>
          ))}
        </div>
        {isByRating && (
          <p id={`${id}-rating`} className={styles.hint}>
            {BEST_RATED_TEXT}
          </p>
        )}
      </section>
      <section aria-labelledby={`${id}-filter`} className={styles.part}>
        <div className={styles.head}>
          <h2 id={`${id}-filter`} className={styles.label}>
            Filters
          </h2>
          <ClearFilters count={countFilters(choice)} onClear={() => onChange(CLEARED)} />
        </div>
        <div className={styles.row}>
          {FILTERS.map(({ name, label }) => (
            <button
              key={name}
              type="button"
              className={styles.chip}
              aria-pressed={choice.filters.includes(name)}
              aria-describedby={name === 'walkNow' && isToWalkNow ? `${id}-now` : undefined}
              onClick={() => filterBy(name)}
            >
              {label}
            </button>
          ))}
          <InlineSelect
            label="Language"
            value={choice.language}
            options={languageOptions(languages)}
            onChoose={(language) => onChange({ language })}
          />
        </div>
        {isToWalkNow && (
          <p id={`${id}-now`} className={styles.hint}>
            {WALK_NOW_TEXT}
          </p>
        )}
      </section>
    </div>
  );
}
