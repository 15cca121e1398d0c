import { MAX_LINE_LENGTH, type TimedLine } from '@laneway/domain/media/transcript-timing';
import { memo, useEffect, useRef } from 'react';
import { clockText } from '../../media/player/clock-text.ts';
import formStyles from '../../ui/forms/form.module.css';
import { Icon } from '../../ui/icon.tsx';
import { prefersReducedMotion } from '../../ui/reduced-motion.ts';
import type { DraftEvent, TimedLines } from './caption-draft.ts';
import styles from './captions-maker.module.css';

export type LineListProps = {
  readonly timed: TimedLines;
  /** The line that is spoken now; -1 before the first. */
  readonly spokenIndex: number;
  readonly send: (event: DraftEvent) => void;
  readonly onPlay: (ms: number) => void;
};

const NUDGE_MS = 100;

/** The lines of a recording with their starts; the chosen one can be moved. */
export function LineList({ timed: { lines, next }, spokenIndex, send, onPlay }: LineListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const shown = list.current;
    const row = shown?.children[Math.min(next, lines.length - 1)];
    if (!shown || !(row instanceof HTMLElement) || row.contains(document.activeElement)) return;
    const top = row.offsetTop - shown.clientHeight / 3;
    shown.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }, [next, lines.length]);
  return (
    <ol ref={list} className={styles.lines} aria-label="Lines">
      {lines.map((line, index) => (
        <LineRow
          // Lines have no identity but their position.
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines stay in order
          key={index}
          line={line}
          index={index}
          isNext={index === next}
          isSpoken={index === spokenIndex}
          send={send}
          onPlay={onPlay}
        />
      ))}
    </ol>
  );
}

type LineRowProps = Pick<LineListProps, 'send' | 'onPlay'> & {
  readonly line: TimedLine;
  readonly index: number;
  readonly isNext: boolean;
  readonly isSpoken: boolean;
};

/** Only redrawn when this line changes: a long recording has hundreds. */
const LineRow = memo(({ line, index, isNext, isSpoken, send, onPlay }: LineRowProps) => {
  const number = index + 1;
  const time = preciseClock(line.startMs);
  const move = (byMs: number) => send({ type: 'moved', index, byMs });
  return (
    <li
      className={styles.row}
      aria-current={isNext ? 'step' : undefined}
      data-spoken={isSpoken || undefined}
    >
      <div className={styles.times}>
        <button
          type="button"
          className={styles.time}
          aria-label={`${time} Play from line ${number}`}
          onClick={() => {
            send({ type: 'chosen', index });
            onPlay(line.startMs);
          }}
        >
          <Icon name="play" />
          {time}
          {line.isSet && <Icon name="check" />}
        </button>
        {isNext && (
          <>
            <button
              type="button"
              className={styles.nudge}
              aria-label={`−0.1 s Start line ${number} earlier`}
              onClick={() => move(-NUDGE_MS)}
            >
              −0.1 s
            </button>
            <button
              type="button"
              className={styles.nudge}
              aria-label={`+0.1 s Start line ${number} later`}
              onClick={() => move(NUDGE_MS)}
            >
              +0.1 s
            </button>
          </>
        )}
      </div>
      <textarea
        className={`${formStyles.control} ${styles.text}`}
        aria-label={`Line ${number}`}
        rows={1}
        value={line.text}
        maxLength={MAX_LINE_LENGTH}
        onFocus={() => send({ type: 'chosen', index })}
        onChange={({ target }) =>
          send({ type: 'line changed', index, text: target.value.replaceAll(/[\r\n]+/g, ' ') })
        }
        onBlur={() => send({ type: 'line left', index })}
      />
    </li>
  );
});

/** A position with tenths of a second: 0:07.2. */
export function preciseClock(ms: number): string {
  return `${clockText(ms / 1_000)}.${Math.floor((ms % 1_000) / 100)}`;
}
