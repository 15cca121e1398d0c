import { clockText } from '../../../../media/player/clock-text.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { type PlaceNames, placeName } from '../place-name.ts';
import type { Rehearsal } from '../state/create-rehearsal.ts';
import { clockOf, secondOf } from '../state/rehearsal-state.ts';
import { soundingOf } from '../state/sounding-of.ts';
import { useRehearsalState } from '../state/use-rehearsal.ts';
import styles from './now-heard.module.css';

export type NowHeardProps = { readonly rehearsal: Rehearsal; readonly names: PlaceNames };

/** What a walker hears at this second, and whether their phone knows where they are. */
export function NowHeard({ rehearsal, names }: NowHeardProps) {
  const trace = useRehearsalState(rehearsal, (state) => state.trace);
  const second = useRehearsalState(rehearsal, (state) => Math.floor(state.at));
  const isLocked = useRehearsalState(rehearsal, (state) => secondOf(state)?.isHidden ?? false);
  const isLed = useRehearsalState(rehearsal, (state) => state.lead !== null);
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
