import type { DashboardPart } from '@laneway/domain/app-links/dashboard-route';
import type { Overview } from '../../api/queries/overview.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './figure-list.module.css';
import type { FigureGroup } from './figures.ts';

export type FigureListProps = {
  readonly group: FigureGroup;
  readonly overview: Overview;
  readonly onOpen: (part: DashboardPart) => void;
};

/** One chapter of the overview: names that lead to where they are dealt with, and their figures. */
export function FigureList({ group: { id, title, figures }, overview, onOpen }: FigureListProps) {
  return (
    <section aria-labelledby={`overview-${id}`} className={styles.group}>
      <h3 id={`overview-${id}`} className={styles.title}>
        {title(overview)}
      </h3>
      <dl className={styles.figures}>
        {figures.map(({ name, value, opens, tone }) => {
          const shown = tone?.(overview) ?? null;
          return (
            <div key={name} className={styles.row}>
              <dt className={styles.name}>
                {opens === undefined ? (
                  <span className={styles.label}>{name}</span>
                ) : (
                  <button
                    type="button"
                    className={classNames(styles.label, styles.link)}
                    onClick={() => onOpen(opens)}
                  >
                    {name}
                  </button>
                )}
              </dt>
              <dd className={classNames(styles.value, shown !== null && styles[shown])}>
                {value(overview)}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
