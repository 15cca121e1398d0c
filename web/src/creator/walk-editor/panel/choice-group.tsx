import { useId } from 'react';
import styles from './panel.module.css';

export type ChoiceGroupProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly {
    readonly value: Value;
    readonly text: string;
    /** The explanation of the choice. */
    readonly hint: string;
    readonly isDisabled?: boolean;
  }[];
  readonly isReadOnly: boolean;
  readonly onChange: (value: Value) => void;
};

/** A choice that takes effect at once, with a hint for each option. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, value, choices, isReadOnly, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={(isReadOnly && choice.value !== value) || choice.isDisabled === true}
            aria-describedby={`${name}-${choice.value}`}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles.words}>
            <span>{choice.text}</span>
            <span id={`${name}-${choice.value}`} className={styles.hint}>
              {choice.hint}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
