import { formatDate } from '@laneway/domain/text/dates';
import { commentTexts } from '@laneway/domain/workflow/messages';
import { useEffect, useId, useRef } from 'react';
import { useGuideHistory } from '../../../api/queries/authoring.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/dashboard-frame/load-failure.tsx';
import { timeText } from '../../../ui/forms/moment-text.ts';
import { RoundButton } from '../../../ui/round-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type HistoryGroup, historyGroups } from './history-groups.ts';
import styles from './history-panel.module.css';

export type HistoryPanelProps = {
  /** Null for a guide that has never been saved. */
  readonly pendingGuideId: number | null;
  readonly onClose: () => void;
  /** Opens the review, which compares submissions; for admins. */
  readonly onCompare?: () => void;
};

/** The history of a guide, with comments. */
export function HistoryPanel({ pendingGuideId, onClose, onCompare }: HistoryPanelProps) {
  const history = useGuideHistory(pendingGuideId);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const groups = historyGroups(history.data?.items ?? []);
  const isLoading = pendingGuideId !== null && history.isPending;
  return (
    <aside
      aria-labelledby={id}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className={styles.header}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          History
        </h2>
        <RoundButton icon="close" label="Close history" onClick={onClose} />
      </header>
      {history.isError && <LoadFailure what="the history" query={history} />}
      {isLoading && !history.isError && <Skeleton shape="text" />}
      {!isLoading && !history.isError && groups.length === 0 && <p>{commentTexts.noHistory}</p>}
      <ol className={styles.groups}>
        {groups.map((group) => (
          <HistoryLine key={group.key} group={group} onCompare={onCompare} />
        ))}
      </ol>
    </aside>
  );
}

type HistoryLineProps = {
  readonly group: HistoryGroup;
  readonly onCompare: (() => void) | undefined;
};

function HistoryLine({ group, onCompare }: HistoryLineProps) {
  const { text, actor, comment, from, to, isSubmission } = group;
  return (
    <li className={styles.group}>
      <p className={styles.text}>{text}</p>
      {isSubmission && onCompare !== undefined && (
        <div className={styles.compare}>
          <Button
            aria-label={`Compare the submission of ${whenText(from, to)}`}
            onClick={onCompare}
          >
            Compare
          </Button>
        </div>
      )}
      <p className={styles.facts}>
        {actor ?? 'Laneway'}, <time dateTime={to}>{whenText(from, to)}</time>
      </p>
      {comment !== null && <blockquote className={styles.comment}>“{comment}”</blockquote>}
    </li>
  );
}

/** '15 Nov 2026, 10:50 am', or both ends where several events are one line. */
function whenText(from: string, to: string): string {
  const [start, end] = [from, to].map((iso) => ({
    date: formatDate(iso) ?? '',
    time: timeText(new Date(iso)),
  }));
  if (start === undefined || end === undefined) return '';
  if (start.date !== end.date) return `${start.date} to ${end.date}`;
  return start.time === end.time
    ? `${end.date}, ${end.time}`
    : `${end.date}, ${start.time} to ${end.time}`;
}
