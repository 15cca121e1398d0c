import type { StatusAction } from '@laneway/domain/workflow/actions';
import { Button } from '../../../ui/button.tsx';
import { ChangedSinceNote } from '../forms/review-note.tsx';
import type { StatusLine, StatusWay } from './status-line.ts';
import styles from './status-note.module.css';

export type StatusNoteProps = {
  readonly line: StatusLine;
  /** The move that makes a locked guide editable again. */
  readonly wayOut: StatusAction | null;
  readonly onMove: (action: StatusAction) => void;
  /** Why the last move was refused. */
  readonly problem: string | null;
  readonly onWay: (way: StatusWay) => void;
};

const WAY_LABELS: Readonly<Record<StatusWay, string>> = {
  'contact us': 'Contact us',
  'edit the live guide': 'Edit the live guide',
  'move to a new draft': 'Move them to a new draft',
  'move to the draft': 'Move them to the draft',
  'open the draft': 'Open the draft',
  'show the first note': 'Show the first note',
  'show the walk report': 'Walk report',
  republish: 'Republish',
};

/** One line of why a guide is as it is, what the reviewer wrote, and the way out. */
export function StatusNote({ line, wayOut, onMove, problem, onWay }: StatusNoteProps) {
  return (
    <section aria-label="Status" className={styles.note}>
      <div className={styles.words}>
        <p>{line.text}</p>
        {line.comment !== null && (
          <blockquote className={styles.comment}>“{line.comment}”</blockquote>
        )}
        {line.hasChanged && <ChangedSinceNote />}
        <div role="alert">{problem !== null && <p className={styles.problem}>{problem}</p>}</div>
      </div>
      {wayOut !== null && <Button onClick={() => onMove(wayOut)}>{wayOut.label}</Button>}
      {line.ways.map((way) => (
        <Button key={way} onClick={() => onWay(way)}>
          {WAY_LABELS[way]}
        </Button>
      ))}
    </section>
  );
}
