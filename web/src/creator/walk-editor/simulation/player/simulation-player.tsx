import { useId, useMemo } from 'react';
import { clockText } from '../../../../media/player/clock-text.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { logLines } from '../log/log-lines.ts';
import { SimulationLog } from '../log/simulation-log.tsx';
import { type PlaceNames, placeName } from '../place-name.ts';
import type { WalkSimulation } from '../state/create-walk-simulation.ts';
import { clockOf, secondOf } from '../state/simulation-state.ts';
import { soundingOf } from '../state/sounding-of.ts';
import { useSimulationState } from '../state/use-walk-simulation.ts';
import nowPlayingStyles from './now-playing.module.css';
import styles from './simulation-player.module.css';
import { Transport } from './transport.tsx';
import { WalkerChoices } from './walker-choices.tsx';

const MARKS = [
  ['phone', 'Where the phone thinks they are'],
  ['followed', 'Where they’ve walked'],
  ['noPosition', 'No position'],
  ['locked', 'Phone locked'],
] as const;

export type SimulationPlayerProps = {
  readonly simulation: WalkSimulation;
  readonly names: PlaceNames;
};

/** Plays a simulated walk, with what a walker would hear, when, and why. */
export function SimulationPlayer({ simulation, names }: SimulationPlayerProps) {
  const titleId = useId();
  const plan = useSimulationState(simulation, (state) => state.plan);
  const trace = useSimulationState(simulation, (state) => state.trace);
  const lead = useSimulationState(simulation, (state) => state.lead);
  const lines = useMemo(
    () => (trace === null ? [] : logLines(plan, trace, lead)),
    [plan, trace, lead],
  );
  if (plan.mode === 'off') {
    return <p className={styles.empty}>People don’t walk this guide, so there’s nothing to try.</p>;
  }
  if (plan.stops.length === 0) {
    return <p className={styles.empty}>Pin your first place, and you can try the walk here.</p>;
  }
  return (
    <section className={styles.player} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Try the walk
      </h2>
      <div className={styles.parts}>
        <div className={styles.transport}>
          <Transport simulation={simulation} />
        </div>
        <div className={styles.now}>
          <NowPlaying simulation={simulation} names={names} />
        </div>
        <div className={styles.log}>
          {trace !== null && <SimulationLog simulation={simulation} lines={lines} names={names} />}
        </div>
        <div className={styles.walker}>
          <WalkerChoices simulation={simulation} />
          <MapLegend />
        </div>
      </div>
    </section>
  );
}

/** The legend of a simulated walk on the map. */
function MapLegend() {
  return (
    <ul className={styles.legend} aria-label="On the map">
      {MARKS.map(([mark, meaning]) => (
        <li key={mark}>
          <svg viewBox="0 0 32 16" aria-hidden="true" className={styles[mark]}>
            {mark === 'phone' ? <circle cx="16" cy="8" r="5" /> : <path d="M3 8h26" />}
          </svg>
          {meaning}
        </li>
      ))}
    </ul>
  );
}

type NowPlayingProps = { readonly simulation: WalkSimulation; readonly names: PlaceNames };

/** The current audio, and whether the phone has a position. */
function NowPlaying({ simulation, names }: NowPlayingProps) {
  const trace = useSimulationState(simulation, (state) => state.trace);
  const second = useSimulationState(simulation, (state) => Math.floor(state.at));
  const isLocked = useSimulationState(simulation, (state) => secondOf(state)?.isHidden ?? false);
  const isLed = useSimulationState(simulation, (state) => state.lead !== null);
  const sounding = soundingOf(trace, second);
  return (
    <div className={nowPlayingStyles.now} data-sounding={sounding !== null}>
      {sounding === null ? (
        <p className={nowPlayingStyles.silence}>
          {trace === null ? 'Working out a walk...' : 'Nothing playing'}
        </p>
      ) : (
        <>
          <p className={nowPlayingStyles.place}>
            <Icon name="play" />
            <span>{placeName(names, sounding.stopId)}</span>
          </p>
          <Progress
            label={`Heard of ${placeName(names, sounding.stopId)}`}
            heard={clockOf(trace, second) - clockOf(trace, sounding.from)}
            length={clockOf(trace, sounding.to) - clockOf(trace, sounding.from)}
          />
        </>
      )}
      {isLocked && <p className={nowPlayingStyles.state}>Phone locked</p>}
      {isLed && (
        <p className={nowPlayingStyles.state}>
          You’re moving the walker, so their position is exact
        </p>
      )}
    </div>
  );
}

type ProgressProps = { readonly label: string; readonly heard: number; readonly length: number };

function Progress({ label, heard, length }: ProgressProps) {
  return (
    <div className={nowPlayingStyles.heard}>
      <progress
        className={nowPlayingStyles.bar}
        aria-label={label}
        max={Math.max(1, length)}
        value={heard}
      />
      <span className={nowPlayingStyles.time}>
        {clockText(heard)} / {clockText(length)}
      </span>
    </div>
  );
}
