import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { type PaceTimeline, timelinesOf } from '@laneway/domain/walk/simulation/timeline';
import { type CSSProperties, useId, useMemo } from 'react';
import { clockText } from '../../../../media/player/clock-text.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { type PlaceNames, placeName } from '../place-name.ts';
import type { WalkSimulation } from '../state/create-walk-simulation.ts';
import styles from './audio-timeline.module.css';
import { barText, PACE_NAMES, PaceLane } from './pace-lane.tsx';
import { timelineSentences } from './timeline-sentences.ts';

export type AudioTimelineProps = {
  readonly plan: WalkPlan;
  readonly names: PlaceNames;
  readonly simulation: WalkSimulation;
  /** The stop whose place is selected. */
  readonly selected: number | null;
  readonly onSelect: (stopId: number) => void;
};

/** Shows how the audio fits the walk at three paces: when each place plays, silences, and overlaps. */
export function AudioTimeline({ plan, names, simulation, selected, onSelect }: AudioTimelineProps) {
  const titleId = useId();
  const timelines = useMemo(() => timelinesOf(plan), [plan]);
  const soundless = plan.stops
    .filter(({ hasAudio }) => !hasAudio)
    .map(({ id }) => placeName(names, id));
  const sentences = useMemo(() => timelineSentences(timelines, names), [timelines, names]);
  // The player above shows that the walk is off.
  if (plan.mode === 'off') return null;
  if (timelines.every(({ bars }) => bars.length === 0)) {
    return <p className={styles.empty}>{EMPTY_TEXT}</p>;
  }
  return (
    <section className={styles.timeline} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Audio along the walk
      </h2>
      <div className={styles.scroller}>
        <div className={styles.chart} style={widthOf(timelines)}>
          <Ruler timelines={timelines} />
          {timelines.map((timeline) => (
            <PaceLane
              key={timeline.pace}
              timeline={timeline}
              scale={scaleOf(timelines)}
              names={names}
              simulation={simulation}
              selected={selected}
              onSelect={onSelect}
            />
          ))}
        </div>
      </div>
      {sentences.length === 0 ? (
        <p className={styles.fits}>
          <Icon name="check" /> Audio and walking fit at every pace
        </p>
      ) : (
        <ul className={styles.sentences}>
          {sentences.map(({ key, kind, text }) => (
            <li key={key} data-kind={kind} className={styles.sentence}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {soundless.length > 0 && <p className={styles.soundless}>No audio: {soundless.join(', ')}</p>}
      <TimelineTable timelines={timelines} names={names} selected={selected} onSelect={onSelect} />
    </section>
  );
}

const EMPTY_TEXT = 'Places with audio show up here. Add some, and you’ll see when each one plays.';

function Ruler({ timelines }: { readonly timelines: readonly PaceTimeline[] }) {
  const scale = scaleOf(timelines);
  return (
    <div className={styles.ruler} aria-hidden="true">
      {rulerOf(scale).map((seconds) => (
        <span key={seconds} style={{ '--from': seconds / scale } as CSSProperties}>
          {clockText(seconds)}
        </span>
      ))}
    </div>
  );
}

function widthOf(timelines: readonly PaceTimeline[]): CSSProperties {
  return { '--minutes': scaleOf(timelines) / 60 } as CSSProperties;
}

type TimelineTableProps = {
  readonly timelines: readonly PaceTimeline[];
  readonly names: PlaceNames;
  readonly selected: number | null;
  readonly onSelect: (stopId: number) => void;
};

/** The bars as a table. */
function TimelineTable({ timelines, names, selected, onSelect }: TimelineTableProps) {
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

/** Seconds from the left edge to the right one, shared by all paces, so that they can be compared. */
export function scaleOf(timelines: readonly PaceTimeline[]): number {
  return Math.max(
    60,
    ...timelines.map(({ seconds, bars }) => Math.max(seconds, bars.at(-1)?.to ?? 0)),
  );
}

const STEPS_MINUTES = [1, 2, 5, 10, 15, 30, 60] as const;
const MAX_TICKS = 16;

/** The times along the upper edge, in seconds. */
export function rulerOf(scale: number): readonly number[] {
  const minutes = scale / 60;
  const step = STEPS_MINUTES.find((each) => minutes / each <= MAX_TICKS) ?? 120;
  return Array.from({ length: Math.floor(minutes / step) + 1 }, (_, tick) => tick * step * 60);
}
