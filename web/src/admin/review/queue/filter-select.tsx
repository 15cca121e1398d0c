import fields from '../../../ui/inline-field.module.css';
import { FilterField } from './filter-field.tsx';

export type FilterSelectProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
};

export function FilterSelect({ label, value, options, onChoose }: FilterSelectProps) {
  return (
    <FilterField label={label}>
      {(id) => (
        <select
          id={id}
          className={fields.control}
          value={value}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FilterField>
  );
}
