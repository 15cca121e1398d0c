import type { StatusAction } from '@laneway/domain/workflow/actions';
import { Button } from '../../ui/button.tsx';
import type { StatusLine } from './status-line.ts';
import styles from './status-note.module.css';

export type StatusNoteProps = {
  readonly line: StatusLine;
  /** The move that makes a locked guide editable again. */
  readonly wayOut: StatusAction | null;
  readonly onMove: (action: StatusAction) => void;
  /** Why the last move was refused. */
  readonly problem: string | null;
  readonly onContact: () => void;
  readonly onOpenLive: () => void;
  readonly onOpenDraft: () => void;
};

/** One line of why a guide is as it is, what the reviewer wrote, and the way out. */
export function StatusNote({
  line,
  wayOut,
  onMove,
  problem,
  onContact,
  onOpenLive,
  onOpenDraft,
}: StatusNoteProps) {
  const ways = {
    'contact us': { label: 'Contact us', onAct: onContact },
    'open the live guide': { label: 'Open the live guide', onAct: onOpenLive },
    'open the draft': { label: 'Open the draft', onAct: onOpenDraft },
  } as const;
  return (
    <section aria-label="Status" className={styles.note}>
      <div className={styles.words}>
        <p>{line.text}</p>
        {line.comment !== null && (
          <blockquote className={styles.comment}>“{line.comment}”</blockquote>
        )}
        <div role="alert">{problem !== null && <p className={styles.problem}>{problem}</p>}</div>
      </div>
      {wayOut !== null && <Button onClick={() => onMove(wayOut)}>{wayOut.label}</Button>}
      {line.way !== null && <Button onClick={ways[line.way].onAct}>{ways[line.way].label}</Button>}
    </section>
  );
}
