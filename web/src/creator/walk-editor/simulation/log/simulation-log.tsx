import { useEffect, useRef } from 'react';
import { clockText } from '../../../../media/player/clock-text.ts';
import { useDebounced } from '../../../../ui/use-debounced.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { PlaceNames } from '../place-name.ts';
import type { WalkSimulation } from '../state/create-walk-simulation.ts';
import { clockOf } from '../state/simulation-state.ts';
import { useSimulationState } from '../state/use-walk-simulation.ts';
import { type LogLine, lineAt } from './log-lines.ts';
import { logText } from './log-text.ts';
import styles from './simulation-log.module.css';

export type SimulationLogProps = {
  readonly simulation: WalkSimulation;
  readonly lines: readonly LogLine[];
  readonly names: PlaceNames;
};

/** At sixty times the speed, lines come too fast to announce: only the last one is. */
const ANNOUNCED_AFTER_MS = 800;

/** The events of the walk, line by line. Pressing one jumps to it. */
export function SimulationLog({ simulation, lines, names }: SimulationLogProps) {
  const trace = useSimulationState(simulation, (state) => state.trace);
  const current = useSimulationState(simulation, ({ at }) => lineAt(lines, at));
  const line = lines[current];
  const announced = useDebounced(
    line === undefined ? '' : logText(line, names),
    ANNOUNCED_AFTER_MS,
  );
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current === null) return;
    const shown = list.current.children.item(current);
    // Only the list scrolls; the page keeps its position.
    list.current.scrollTop =
      shown instanceof HTMLElement ? shown.offsetTop - list.current.clientHeight / 2 : 0;
  }, [current]);
  return (
    <div className={styles.log}>
      <h3 className={styles.title}>What happens</h3>
      {lines.length === 0 ? (
        <p className={styles.empty}>Nothing starts on this walk.</p>
      ) : (
        <ol ref={list} aria-label="What happens" className={styles.lines}>
          {lines.map((each, index) => (
            <li key={`${each.at} ${logText(each, names)}`}>
              <button
                type="button"
                className={styles.line}
                data-what={each.what}
                data-is-past={index <= current}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => simulation.dispatch({ type: 'seek', at: each.at })}
              >
                <span className={styles.time}>{clockText(clockOf(trace, each.at))}</span>{' '}
                {logText(each, names)}
              </button>
            </li>
          ))}
        </ol>
      )}
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </div>
  );
}
