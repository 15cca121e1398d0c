import styles from './clear-filters.module.css';

export type ClearFiltersProps = {
  /** The number of filters that are set; without any there is no button. */
  readonly count: number;
  readonly onClear: () => void;
};

/** Says how many filters are set, and takes all of them away. */
export function ClearFilters({ count, onClear }: ClearFiltersProps) {
  if (count === 0) return null;
  return (
    <button type="button" className={styles.clear} onClick={onClear}>
      {count === 1 ? 'Clear 1 filter' : `Clear ${count} filters`}
    </button>
  );
}
