import {
  GUIDE_LANGUAGES,
  isChoice,
  LENGTHS,
  PRICES,
  type ResultFilters,
} from '../search/result-filters.ts';
import styles from './filter-bar.module.css';

export type FilterBarProps = {
  readonly filters: ResultFilters;
  readonly onChange: (filters: ResultFilters) => void;
};

/** The filters of the results. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  return (
    <fieldset className={styles.filters}>
      <legend className={styles.legend}>Filters</legend>
      <ChoiceField
        label="Price"
        choices={PRICES}
        value={filters.price}
        onChoose={(price) => onChange({ ...filters, price })}
      />
      <ChoiceField
        label="Length"
        choices={LENGTHS}
        value={filters.length}
        onChoose={(length) => onChange({ ...filters, length })}
      />
      <ChoiceField
        label="Language"
        choices={GUIDE_LANGUAGES}
        value={filters.language}
        onChoose={(language) => onChange({ ...filters, language })}
      />
      <button
        type="button"
        className={styles.control}
        aria-pressed={filters.hasAudio}
        onClick={() => onChange({ ...filters, hasAudio: !filters.hasAudio })}
      >
        Audio
      </button>
    </fieldset>
  );
}

type ChoiceFieldProps<Choices> = {
  readonly label: string;
  readonly choices: Choices;
  readonly value: keyof Choices & string;
  readonly onChoose: (value: keyof Choices & string) => void;
};

function ChoiceField<Choices extends Readonly<Record<string, { readonly text: string }>>>({
  label,
  choices,
  value,
  onChoose,
}: ChoiceFieldProps<Choices>) {
  return (
    <select
      aria-label={label}
      className={styles.control}
      data-set={value !== 'any'}
      value={value}
      onChange={({ target }) => {
        if (isChoice(choices, target.value)) onChoose(target.value);
      }}
    >
      {Object.entries(choices).map(([each, { text }]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  );
}
