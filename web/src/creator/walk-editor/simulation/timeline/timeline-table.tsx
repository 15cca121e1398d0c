import type { PaceTimeline } from '@laneway/domain/walk/simulation/timeline';
import type { PlaceNames } from '../place-name.ts';
import { barText } from './bar-text.ts';
import { PACE_NAMES } from './pace-names.ts';
import styles from './timeline-table.module.css';

export type TimelineTableProps = {
  readonly timelines: readonly PaceTimeline[];
  readonly names: PlaceNames;
  readonly selected: number | null;
  readonly onSelect: (stopId: number) => void;
};

/** The same as the bars, to be read. */
export function TimelineTable({ timelines, names, selected, onSelect }: TimelineTableProps) {
  const stopIds = timelines[0]?.bars.map(({ stopId }) => stopId) ?? [];
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>Show as a table</summary>
      <table className={styles.table}>
        <caption className={styles.caption}>When each place plays</caption>
        <thead>
          <tr>
            <th scope="col">Place</th>
            {timelines.map(({ pace }) => (
              <th key={pace} scope="col">
                {PACE_NAMES[pace]}, {pace} m/s
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stopIds.map((stopId) => (
            <tr key={stopId}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.place}
                  aria-pressed={stopId === selected}
                  onClick={() => onSelect(stopId)}
                >
                  {names.get(stopId)}
                </button>
              </th>
              {timelines.map(({ pace, bars }) => (
                <td key={pace}>{bars.filter((bar) => bar.stopId === stopId).map(barText)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
