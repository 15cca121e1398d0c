import { VisuallyHidden } from '../visually-hidden.tsx';
import { charactersLeftText } from './characters-left.ts';
import styles from './form.module.css';

export type CharacterCountProps = { readonly used: number; readonly most: number };

const COUNT = new Intl.NumberFormat('en-AU');

/** The number of used characters of a text; only announced to screen readers near the limit. */
export function CharacterCount({ used, most }: CharacterCountProps) {
  return (
    <p className={styles.count}>
      <span aria-hidden="true">
        {COUNT.format(used)} / {COUNT.format(most)}
      </span>
      <span role="status">
        <VisuallyHidden>{charactersLeftText(used, most)}</VisuallyHidden>
      </span>
    </p>
  );
}
