import { LIMITS } from '@laneway/contract/limits';
import type { ReviewedGuide, ReviewNote } from '@laneway/contract/review';
import { commentTexts } from '@laneway/domain/workflow/messages';
import { requiresComment } from '@laneway/domain/workflow/targets';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { failureText } from '../../../api/failures.ts';
import { type Commented, useReviewComment } from '../../../api/queries/review.ts';
import { Button } from '../../../ui/button.tsx';
import form from '../../../ui/forms/form.module.css';
import { momentText } from '../../../ui/forms/moment-text.ts';
import { RoundButton } from '../../../ui/round-button.tsx';
import type { ComparedItem, Comparison } from '../comparison/compare-versions.ts';
import { notedName } from '../review-page/review-names.ts';
import pageStyles from '../review-page/review-page.module.css';
import styles from './notes.module.css';
import { UnsavedNotesDialog } from './unsaved-notes-dialog.tsx';
import { type NotePlace, type Notes, noteOfThisRound } from './use-notes.ts';

type NotePanelProps = {
  readonly review: ReviewedGuide;
  readonly comparison: Comparison;
  readonly item: ComparedItem;
  readonly notes: Notes;
  /** Null if the panel is always open. */
  readonly onClose: (() => void) | null;
};

/** The note on the open item. */
export function NotePanel({ review, comparison, item, notes, onClose }: NotePanelProps) {
  const { guide } = review;
  const { ppId } = item;
  const isGone = ppId === null && item !== comparison.items[0];
  return isGone ? (
    <aside aria-label="Note" className={pageStyles.noNote}>
      <p>{item.title} is gone. Write about it in the guide’s note.</p>
    </aside>
  ) : (
    <ItemNote
      key={item.key}
      commented={{ pendingGuideId: guide.pg_id, placeId: ppId }}
      subject={notedName(comparison, ppId)}
      known={review.notes.find(({ pp_id }) => pp_id === ppId) ?? null}
      notes={notes}
      audience={audienceOf(review, ppId)}
      onClose={onClose}
    />
  );
}

function audienceOf(review: ReviewedGuide, placeId: NotePlace): string {
  const { pg_author_name: author, pg_pending_status: status } = review.guide;
  if (requiresComment(status)) return `${author} sees it as soon as you save`;
  const isOld = placeId === null && hasNote(review) && noteOfThisRound(review) === null;
  return isOld
    ? `${author} got this with an earlier decision`
    : `${author} sees this with your decision`;
}

function hasNote({ notes }: ReviewedGuide): boolean {
  return notes.some(({ pp_id }) => pp_id === null);
}

const ROWS = 8;

type ItemNoteProps = {
  readonly commented: Commented;
  /** The name of the note's subject. */
  readonly subject: string;
  /** The note that came with the guide. */
  readonly known: ReviewNote | null;
  readonly notes: Notes;
  /** The readers of the note, and when they see it. */
  readonly audience: string;
  /** Null if the panel is always open. */
  readonly onClose: (() => void) | null;
};

/** The reviewer's note on one item. */
function ItemNote(props: ItemNoteProps) {
  const { commented, subject, known, notes, audience, onClose } = props;
  const { placeId } = commented;
  const query = useReviewComment(commented, known);
  const { draft, isSaving, problem } = notes.stateOf(placeId);
  const id = useId();
  const hasFailed = query.isError && query.data === undefined;
  const saved = query.data?.comment ?? known?.comment ?? null;
  return (
    <NoteFrame
      title={`Note on ${subject}`}
      titleId={id}
      isDirty={draft !== null}
      onDiscard={() => notes.discard(placeId)}
      onClose={onClose}
    >
      {hasFailed && (
        <div className={styles.failure}>
          <p role="alert">{commentTexts.loadFailed(failureText(query.error))}</p>
          <Button onClick={() => void query.refetch()}>Try again</Button>
        </div>
      )}
      {known?.changed_since_comment === true && (
        <p className={styles.changed}>Changed since this note</p>
      )}
      {/* Typed text stays on the screen, whatever the response. */}
      {(!hasFailed || draft !== null) && (
        <textarea
          className={form.control}
          aria-labelledby={id}
          aria-describedby={`${id}-facts`}
          rows={ROWS}
          maxLength={LIMITS.comment}
          value={draft ?? saved ?? ''}
          onChange={(event) => notes.write(placeId, saved, event.target.value)}
        />
      )}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          disabled={draft === null}
          busyText={isSaving ? 'Saving...' : undefined}
          onClick={() => void notes.save(placeId)}
        >
          Save
        </Button>
      </div>
      <div id={`${id}-facts`} className={styles.facts}>
        <p>{audience}</p>
        {!hasFailed && <p>{savedText(query.data?.last_updated ?? null)}</p>}
      </div>
    </NoteFrame>
  );
}

function savedText(lastUpdated: string | null): string {
  return lastUpdated === null
    ? commentTexts.noHistory
    : `Last saved ${momentText(new Date(lastUpdated), new Date())}`;
}

type NoteFrameProps = {
  readonly title: string;
  readonly titleId: string;
  readonly isDirty: boolean;
  readonly onDiscard: () => void;
  readonly onClose: (() => void) | null;
  readonly children: ReactNode;
};

/** The panel around a note; if it can be closed, it asks before unsaved text is lost. */
function NoteFrame({ title, titleId, isDirty, onDiscard, onClose, children }: NoteFrameProps) {
  const [isAsking, setIsAsking] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const canClose = onClose !== null;
  useEffect(() => {
    // The panel has just been opened for writing.
    if (canClose) panel.current?.querySelector('textarea')?.focus();
  }, [canClose]);
  const close = () => {
    if (isDirty) setIsAsking(true);
    else onClose?.();
  };
  return (
    <aside
      ref={panel}
      className={styles.panel}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !canClose || isAsking) return;
        event.stopPropagation();
        close();
      }}
    >
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {canClose && <RoundButton icon="close" label="Close note" onClick={close} />}
      </header>
      {children}
      {isAsking && (
        <UnsavedNotesDialog
          onCancel={() => setIsAsking(false)}
          onDiscard={() => {
            setIsAsking(false);
            onDiscard();
            onClose?.();
          }}
        />
      )}
    </aside>
  );
}
