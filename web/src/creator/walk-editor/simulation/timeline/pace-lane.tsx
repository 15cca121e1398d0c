import type {
  AudioBar,
  Pace,
  PaceTimeline,
  Silence,
} from '@laneway/domain/walk/simulation/timeline';
import type { CSSProperties } from 'react';
import { clockText } from '../../../../media/player/clock-text.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { type PlaceNames, placeName, placeNumber } from '../place-name.ts';
import { shortTime } from '../short-time.ts';
import type { WalkSimulation } from '../state/create-walk-simulation.ts';
import { secondOf } from '../state/simulation-state.ts';
import { useSimulationState } from '../state/use-walk-simulation.ts';
import styles from './pace-lane.module.css';

/** The word before the number. */
export const PACE_NAMES: Readonly<Record<Pace, string>> = {
  0.8: 'Slow',
  1.2: 'Usual',
  1.5: 'Fast',
};

export type PaceLaneProps = {
  readonly timeline: PaceTimeline;
  /** Seconds from the left edge to the right. */
  readonly scale: number;
  readonly names: PlaceNames;
  readonly simulation: WalkSimulation;
  readonly selected: number | null;
  readonly onSelect: (stopId: number) => void;
};

/** The Tab key stops at one lane only, because the others have the same places. */
const LANE_OF_TAB_KEY = 1.2;

/** The audio at one pace, from left to right. */
export function PaceLane(props: PaceLaneProps) {
  const { timeline, scale, names, simulation, selected, onSelect } = props;
  const { pace, seconds, bars, silences } = timeline;
  const span = (from: number, to: number) =>
    ({ '--from': from / scale, '--to': to / scale }) as CSSProperties;
  return (
    <div className={styles.lane}>
      <p className={styles.pace}>
        <strong>{PACE_NAMES[pace]}</strong>
        <span>{pace} m/s</span>
      </p>
      <div className={styles.track}>
        <span className={styles.walk} style={span(0, seconds)} />
        {silences.map((silence) => (
          <span
            key={silence.afterStopId}
            className={styles.silence}
            style={span(...silentSpan(silence, bars))}
            aria-hidden="true"
          >
            <span>{shortTime(silence.seconds)}</span>
          </span>
        ))}
        <ol className={styles.bars} aria-label={`${PACE_NAMES[pace]}, ${pace} metres a second`}>
          {bars.map((bar) => (
            <li key={bar.stopId}>
              {bar.from > bar.enters && (
                <span className={styles.waiting} style={span(bar.enters, bar.from)} />
              )}
              <button
                type="button"
                className={classNames(styles.bar, bar.from > bar.enters && styles.late)}
                style={span(bar.from, bar.to)}
                tabIndex={pace === LANE_OF_TAB_KEY ? 0 : -1}
                aria-pressed={bar.stopId === selected}
                title={`${placeName(names, bar.stopId)}, ${barText(bar)}`}
                onClick={() => onSelect(bar.stopId)}
              >
                <b>{placeNumber(names, bar.stopId)}</b>{' '}
                <span className={styles.name}>{placeName(names, bar.stopId)}</span>
                <VisuallyHidden>, {barText(bar)}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ol>
        <Playhead simulation={simulation} pace={pace} scale={scale} />
      </div>
    </div>
  );
}

function silentSpan({ afterStopId, seconds }: Silence, bars: readonly AudioBar[]) {
  const from = bars.find(({ stopId }) => stopId === afterStopId)?.to ?? 0;
  return [from, from + seconds] as const;
}

type PlayheadProps = Pick<PaceLaneProps, 'simulation' | 'scale'> & { readonly pace: number };

/** The position at this pace that corresponds to the simulated walker's. */
function Playhead({ simulation, pace, scale }: PlayheadProps) {
  const along = useSimulationState(simulation, (state) => secondOf(state)?.along ?? null);
  if (along === null) return null;
  const at = { '--from': along / pace / scale } as CSSProperties;
  return <span className={styles.playhead} style={at} aria-hidden="true" />;
}

/** '3:10 to 3:50, after waiting 35 s' */
export function barText({ enters, from, to }: AudioBar): string {
  const waited = from > enters ? `, after waiting ${shortTime(from - enters)}` : '';
  return `${clockText(from)} to ${clockText(to)}${waited}`;
}
