import type { StopReport, WalkReport } from '@laneway/domain/walk/simulation/report';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Suggestions } from './check-steps.ts';
import { FIGURES_LEGEND, figuresOf, GRADE_LOOKS } from './report-text.ts';
import type { StopNames } from './shown-findings.ts';
import styles from './walk-report-table.module.css';

export type WalkReportTableProps = {
  readonly report: WalkReport;
  readonly names: StopNames;
  /** Places without audio. */
  readonly soundless?: ReadonlySet<number>;
  /** Places that got their audio after the check. */
  readonly unchecked?: ReadonlySet<number>;
  readonly selected?: number | null;
  /** Absent where there is no place to open. */
  readonly onSelect?: ((stopId: number) => void) | undefined;
  readonly suggestions?: Suggestions;
  /** Absent in read-only mode. */
  readonly onApply?: ((stopId: number) => void) | undefined;
};

/** The results of each place. */
export function WalkReportTable(props: WalkReportTableProps) {
  const { report, names, selected = null, onSelect, suggestions = [], onApply } = props;
  const { soundless = NONE, unchecked = NONE } = props;
  const shown = report.stops.filter(({ stopId }) => names.has(stopId));
  return (
    <div className={styles.report}>
      <ul className={styles.places} aria-label="Places">
        {shown.map((stop) => {
          const { stopId } = stop;
          const name = names.get(stopId) ?? '';
          const suggestion = suggestions.find((each) => each.stopId === stopId);
          return (
            <li
              key={stopId}
              className={classNames(styles.place, stopId === selected && styles.selected)}
            >
              <div className={styles.head}>
                {onSelect === undefined ? (
                  <span className={styles.name}>{name}</span>
                ) : (
                  <button
                    type="button"
                    className={styles.name}
                    aria-pressed={stopId === selected}
                    onClick={() => onSelect(stopId)}
                  >
                    {name}
                  </button>
                )}
                {unchecked.has(stopId) ? (
                  <Chip tone="outline">Not checked yet</Chip>
                ) : (
                  <GradeChip stop={stop} hasAudio={!soundless.has(stopId)} />
                )}
              </div>
              <Figures stop={stop} walks={report.walks} />
              {suggestion !== undefined && (
                <p className={styles.suggestion}>
                  <span>Make the zone {suggestion.radius} m</span>
                  {onApply !== undefined && (
                    <Button
                      aria-label={`Apply to ${name}: make the zone ${suggestion.radius} m`}
                      onClick={() => onApply(stopId)}
                    >
                      Apply
                    </Button>
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.legend}>{FIGURES_LEGEND}</p>
    </div>
  );
}

const NONE: ReadonlySet<number> = new Set();

type GradeChipProps = { readonly stop: StopReport; readonly hasAudio: boolean };

function GradeChip({ stop: { grade, passes }, hasAudio }: GradeChipProps) {
  if (passes === 0) {
    return <Chip tone="outline">{hasAudio ? 'Doesn’t start by itself' : 'No audio'}</Chip>;
  }
  const { word, icon, tone } = GRADE_LOOKS[grade];
  return (
    <Chip tone={tone}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      {word}
    </Chip>
  );
}

function Figures({ stop, walks }: { readonly stop: StopReport; readonly walks: number }) {
  const figures = figuresOf(stop, walks);
  if (figures === null) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, grade }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={classNames(styles.value, grade !== null && styles[grade])}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
