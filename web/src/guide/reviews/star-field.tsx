import { useId, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useFormStatus } from '../../ui/forms/form-context.ts';
import styles from './star-field.module.css';
import { StarShape } from './star-shape.tsx';
import { readStars, STAR_WORDS, STARS, starsText } from './star-words.ts';

/** One to five stars, as a group of radio buttons: arrows move, and a tap chooses. */
export function StarField({ name, label }: { readonly name: string; readonly label: string }) {
  const { errors, initial, clearError } = useFormStatus();
  const [chosen, setChosen] = useState(() => readStars(initial[name]));
  const id = useId();
  const error = errors[name];
  return (
    <fieldset
      className={styles.field}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row}>
        {STARS.map((stars) => (
          <label
            key={stars}
            className={classNames(styles.star, chosen !== null && stars <= chosen && styles.full)}
          >
            <input
              type="radio"
              name={name}
              value={stars}
              className={styles.input}
              checked={chosen === stars}
              required
              aria-label={`${starsText(stars)}, ${STAR_WORDS[stars].toLowerCase()}`}
              aria-invalid={error !== undefined}
              onChange={() => {
                setChosen(stars);
                clearError(name);
              }}
            />
            <StarShape filled={chosen !== null && stars <= chosen ? 1 : 0} />
          </label>
        ))}
        <span className={styles.words} aria-hidden="true">
          {chosen !== null && STAR_WORDS[chosen]}
        </span>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
