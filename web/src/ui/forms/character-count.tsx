import { VisuallyHidden } from '../visually-hidden.tsx';
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

/** From this share of the limit on, the number of characters in a long text is shown. */
const NEAR_LIMIT = 0.9;

export function CountNearLimit({ used, most }: CharacterCountProps) {
  return used >= NEAR_LIMIT * most && <CharacterCount used={used} most={most} />;
}

/** From here on, the characters left are announced, once for every ten. */
const ANNOUNCED_FROM = 100;
const STEP = 10;

/**
 * The number of characters left, for screen readers; null while there are plenty. In steps, because
 * an announcement on every key would disturb typing.
 */
export function charactersLeftText(used: number, most: number): string | null {
  const left = Math.max(0, most - used);
  if (left > ANNOUNCED_FROM) return null;
  if (left === 0) return 'No characters left';
  return `Up to ${Math.ceil(left / STEP) * STEP} characters left`;
}
