import { clockText } from '../../../../media/player/clock-text.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { type PlaceNames, placeName } from '../place-name.ts';
import type { WalkSimulation } from '../state/create-walk-simulation.ts';
import { clockOf, secondOf } from '../state/simulation-state.ts';
import { soundingOf } from '../state/sounding-of.ts';
import { useSimulationState } from '../state/use-walk-simulation.ts';
import styles from './now-heard.module.css';

export type NowHeardProps = { readonly simulation: WalkSimulation; readonly names: PlaceNames };

/** What a walker hears at this second, and whether their phone knows where they are. */
export function NowHeard({ simulation, names }: NowHeardProps) {
  const trace = useSimulationState(simulation, (state) => state.trace);
  const second = useSimulationState(simulation, (state) => Math.floor(state.at));
  const isLocked = useSimulationState(simulation, (state) => secondOf(state)?.isHidden ?? false);
  const isLed = useSimulationState(simulation, (state) => state.lead !== null);
  const sounding = soundingOf(trace, second);
  return (
    <div className={styles.now} data-sounding={sounding !== null}>
      {sounding === null ? (
        <p className={styles.silence}>
          {trace === null ? 'Working out a walk...' : 'Nothing playing'}
        </p>
      ) : (
        <>
          <p className={styles.place}>
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
      {isLocked && <p className={styles.state}>Phone locked</p>}
      {isLed && (
        <p className={styles.state}>You’re moving the walker, so their position is exact</p>
      )}
    </div>
  );
}

type ProgressProps = { readonly label: string; readonly heard: number; readonly length: number };

function Progress({ label, heard, length }: ProgressProps) {
  return (
    <div className={styles.heard}>
      <progress className={styles.bar} aria-label={label} max={Math.max(1, length)} value={heard} />
      <span className={styles.time}>
        {clockText(heard)} / {clockText(length)}
      </span>
    </div>
  );
}
