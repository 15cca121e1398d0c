import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './finding-list.module.css';
import type { ShownFinding, StopNames } from './shown-findings.ts';

/** The reader of a report. A blocking finding blocks both. */
export type Audience = 'creator' | 'reviewer';

const BLOCKING_HEADINGS: Readonly<Record<Audience, string>> = {
  creator: 'Needed before you submit',
  reviewer: 'To fix before publishing',
};

export type FindingListProps = {
  readonly findings: readonly ShownFinding[];
  readonly names: StopNames;
  readonly audience: Audience;
  /** Absent where there is no place to open. */
  readonly onSelect?: ((stopId: number) => void) | undefined;
  /** Puts the places into another order; absent where they can’t be moved. */
  readonly onReorder?: ((order: readonly number[]) => void) | undefined;
};

/** The findings of simulated walks: blocking ones, then advice. */
export function FindingList({ findings, ...rest }: FindingListProps) {
  const blocking = findings.filter(({ isBlocking }) => isBlocking);
  const advice = findings.filter(({ isBlocking }) => !isBlocking);
  return (
    <>
      {blocking.length > 0 && (
        <Section
          {...rest}
          heading={BLOCKING_HEADINGS[rest.audience]}
          findings={blocking}
          isBlocking
        />
      )}
      {advice.length > 0 && <Section {...rest} heading="Worth a look" findings={advice} />}
    </>
  );
}

type SectionProps = Omit<FindingListProps, 'audience'> & {
  readonly heading: string;
  readonly isBlocking?: boolean;
};

function Section(props: SectionProps) {
  const { heading, findings, names, onSelect, onReorder, isBlocking = false } = props;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(styles.section, isBlocking && styles.blocking)}
    >
      <h3 id={id} className={styles.heading}>
        {heading}
      </h3>
      <ul className={styles.lines}>
        {findings.map(({ key, what, advice, order, stopIds: [stopId] }) => {
          const name = stopId === undefined ? undefined : names.get(stopId);
          return (
            <li key={key} className={styles.line}>
              <span className={styles.sign}>
                <Icon name={isBlocking ? 'close' : 'warning'} />
              </span>
              <div className={styles.words}>
                <p>
                  {what} <span className={styles.advice}>{advice}</span>
                </p>
                {order !== null && onReorder !== undefined && (
                  <button type="button" className={styles.reorder} onClick={() => onReorder(order)}>
                    Reorder places
                  </button>
                )}
              </div>
              {onSelect !== undefined && stopId !== undefined && name !== undefined && (
                <button
                  type="button"
                  className={styles.show}
                  aria-label={`Show ${name}`}
                  onClick={() => onSelect(stopId)}
                >
                  Show ›
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
