import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { BaselineKind } from '../comparison/compare-versions.ts';
import styles from './compare-bar.module.css';
import type { ReviewView } from './use-review-view.ts';

export type BarAction = {
  readonly label: string;
  readonly onAct: () => void;
  /** For toggle buttons. */
  readonly isOpen?: boolean;
};

export type CompareBarProps = {
  readonly view: ReviewView;
  /** Empty if they are shown elsewhere. */
  readonly actions: readonly BarAction[];
};

const BASELINES: Readonly<Record<BaselineKind, { readonly name: string; readonly only: string }>> =
  {
    live: { name: 'Live', only: 'Compared with the live guide' },
    submission: { name: 'Last submission', only: 'Compared with the last submission' },
  };

const NO_BASELINE = 'First submission, so there’s nothing to compare it with.';

/** The baseline of the comparison, and the view options. */
export function CompareBar({ view, actions }: CompareBarProps) {
  const { baselines, baseline, setBaseline, onlyChanges, setOnlyChanges } = view;
  const name = useId();
  return (
    <div className={styles.bar}>
      {baselines.length > 1 ? (
        <fieldset className={styles.baselines}>
          <legend className={styles.legend}>Compare with</legend>
          {baselines.map((each) => (
            <label key={each} className={styles.choice}>
              <input
                type="radio"
                name={name}
                checked={each === baseline}
                onChange={() => setBaseline(each)}
              />
              {BASELINES[each].name}
            </label>
          ))}
        </fieldset>
      ) : (
        <p className={styles.only}>{baseline === null ? NO_BASELINE : BASELINES[baseline].only}</p>
      )}
      {baseline !== null && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={onlyChanges}
            onChange={(event) => setOnlyChanges(event.target.checked)}
          />
          Only changes
        </label>
      )}
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map(({ label, onAct, isOpen }) => (
            <Button key={label} aria-pressed={isOpen} onClick={onAct}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
