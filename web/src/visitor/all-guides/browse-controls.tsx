import { needsPosition } from '@laneway/domain/discovery/browsing';
import { useUserLocation } from '../../core/location/use-user-location.ts';
import { Icon } from '../../ui/icon.tsx';
import { InlineSelect } from '../../ui/inline-field.tsx';
import {
  type BrowseChoice,
  FILTERS,
  LANGUAGE_OPTIONS,
  ORDERS,
  toggleFilter,
} from './browse-choice.ts';
import styles from './browse-controls.module.css';

export type BrowseControlsProps = {
  readonly choice: BrowseChoice;
  readonly onChoose: (choice: BrowseChoice) => void;
};

/** One order, and any of the filters. */
export function BrowseControls({ choice, onChoose }: BrowseControlsProps) {
  const { isOn, toggle } = useUserLocation();
  const sortBy = (order: BrowseChoice['order']) => {
    // In the tap handler, so that the browser may ask for permission.
    if (needsPosition(order) && !isOn) toggle();
    onChoose({ ...choice, order });
  };
  return (
    <div className={styles.controls}>
      <fieldset aria-label="Sort guides" className={styles.row}>
        {ORDERS.map(({ order, label }) => (
          <button
            key={order}
            type="button"
            className={styles.chip}
            aria-pressed={choice.order === order}
            onClick={() => sortBy(order)}
          >
            {needsPosition(order) && <Icon name="locate" />}
            {label}
          </button>
        ))}
      </fieldset>
      <fieldset aria-label="Filter guides" className={styles.row}>
        {FILTERS.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            className={styles.chip}
            aria-pressed={choice.filters.includes(name)}
            onClick={() => onChoose(toggleFilter(choice, name))}
          >
            {label}
          </button>
        ))}
        <InlineSelect
          label="Language"
          value={choice.language}
          options={LANGUAGE_OPTIONS}
          onChoose={(language) => onChoose({ ...choice, language })}
        />
      </fieldset>
    </div>
  );
}
