import { useId, useMemo } from 'react';
import { logLines } from '../log/log-lines.ts';
import { RehearsalLog } from '../log/rehearsal-log.tsx';
import type { PlaceNames } from '../place-name.ts';
import type { Rehearsal } from '../state/create-rehearsal.ts';
import { useRehearsalState } from '../state/use-rehearsal.ts';
import { NowHeard } from './now-heard.tsx';
import styles from './rehearsal-player.module.css';
import { Transport } from './transport.tsx';
import { WalkerChoices } from './walker-choices.tsx';

const MARKS = [
  ['phone', 'Where the phone thinks they are'],
  ['followed', 'Where they’ve walked'],
  ['noPosition', 'No position'],
  ['locked', 'Phone locked'],
] as const;

export type RehearsalPlayerProps = {
  readonly rehearsal: Rehearsal;
  readonly names: PlaceNames;
};

/** Plays a simulated walk: what a walker would hear, when, and why. */
export function RehearsalPlayer({ rehearsal, names }: RehearsalPlayerProps) {
  const titleId = useId();
  const plan = useRehearsalState(rehearsal, (state) => state.plan);
  const trace = useRehearsalState(rehearsal, (state) => state.trace);
  const lead = useRehearsalState(rehearsal, (state) => state.lead);
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
          <Transport rehearsal={rehearsal} />
        </div>
        <div className={styles.now}>
          <NowHeard rehearsal={rehearsal} names={names} />
        </div>
        <div className={styles.log}>
          {trace !== null && <RehearsalLog rehearsal={rehearsal} lines={lines} names={names} />}
        </div>
        <div className={styles.walker}>
          <WalkerChoices rehearsal={rehearsal} />
          <MapLegend />
        </div>
      </div>
    </section>
  );
}

/** What the marks of a rehearsed walk on the map mean. */
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
