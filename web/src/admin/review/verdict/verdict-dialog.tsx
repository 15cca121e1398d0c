import { LIMITS } from '@laneway/contract/limits';
import type { ReviewedGuide, ReviewNote } from '@laneway/contract/review';
import type { GuideWalkReport } from '@laneway/contract/walks';
import type { ContentStatus } from '@laneway/domain/statuses';
import type { StatusAction } from '@laneway/domain/workflow/actions';
import { commentTexts } from '@laneway/domain/workflow/messages';
import {
  AFTER_NOTE,
  isAdminOnly,
  requiresComment,
  resolveComment,
  withReviewNote,
} from '@laneway/domain/workflow/targets';
import { type Ref, useId, useRef, useState } from 'react';
import { useWalkReport } from '../../../api/queries/walks.ts';
import type { User } from '../../../api/session/session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { FieldFrame } from '../../../ui/forms/field-frame.tsx';
import form from '../../../ui/forms/form.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import {
  type NotePlace,
  type Notes,
  noteOfThisRound,
  notesOfThisRound,
} from '../notes/use-notes.ts';
import { FaultyFileList, faultyFilesOf } from './faulty-file-list.tsx';
import { reviewActions, useVerdict } from './use-verdict.ts';
import styles from './verdict.module.css';
import { VERDICT_WORDS } from './verdict-texts.ts';

export type VerdictDialogProps = {
  readonly user: User;
  readonly review: ReviewedGuide;
  readonly guideTitle: string;
  readonly action: StatusAction;
  /** The text typed before, perhaps in an earlier dialog; null if there is none. */
  readonly typed: string | null;
  readonly onType: (target: ContentStatus, comment: string) => void;
  readonly notes: Notes;
  readonly nameOf: (place: NotePlace) => string;
  readonly onOpenItem: (placeId: number | null) => void;
  readonly onCheckFiles: () => Promise<unknown>;
  readonly onGiven: (action: StatusAction) => void;
  readonly onClose: () => void;
};

/** Asks for a verdict, with all warnings and consequences. */
export function VerdictDialog(props: VerdictDialogProps) {
  const { user, review, guideTitle, action, notes, nameOf, onClose } = props;
  const { target, label, blockedBy } = action;
  const { guide } = review;
  const { state, give } = useVerdict(user, guide, target);
  const blockedId = useId();

  const author = guide.pg_author_name;
  const words = VERDICT_WORDS[target];
  const files = target === 'approved' ? faultyFilesOf(review) : [];
  const walk = walkViolation(useWalkReport(target === 'approved' ? guide.pg_id : null).data);
  const takesComment = isAdminOnly(target) && target !== 'published';
  const demandsComment = requiresComment(target);
  const unsavedNote = notes.stateOf(null).draft?.trim();
  const note = demandsComment ? (unsavedNote ?? noteOfThisRound(review)) || null : null;
  const typed = props.typed ?? '';
  const comment = withReviewNote(note, typed);
  const lacksComment = !resolveComment(target, 'service', comment).ok;
  // Nobody has done anything wrong before they try to send it.
  const [wasTried, setWasTried] = useState(false);
  const isBlocked = lacksComment && wasTried;
  const field = useRef<HTMLTextAreaElement>(null);
  const isSending = state.kind === 'sending';
  // Somebody may have decided meanwhile.
  const isPossible = reviewActions({ id: user.u_id, role: user.user_role }, guide).some(
    (each) => each.target === target,
  );
  const close = () => {
    if (!isSending) onClose();
  };
  const submit = async () => {
    if (lacksComment) {
      setWasTried(true);
      field.current?.focus();
      return;
    }
    // The author would wait for notes that never arrive.
    for (const place of demandsComment ? notes.unsaved : []) {
      if (!(await notes.save(place))) return;
    }
    if (await give(comment)) props.onGiven(action);
  };

  return (
    <Dialog title={words.question(guideTitle)} width="narrow" onClose={close}>
      <p>{words.consequence({ title: guideTitle, author, replacesLive: review.live !== null })}</p>
      {blockedBy !== null && <p className={styles.problem}>{blockedBy.detail}</p>}
      {files.length > 0 && (
        <FaultyFileList
          files={files}
          onCheck={props.onCheckFiles}
          onOpen={(placeId) => {
            onClose();
            props.onOpenItem(placeId);
          }}
        />
      )}
      {walk !== null && <WalkWarning {...walk} />}
      {takesComment && (
        <>
          <VerdictNotes
            heading={
              demandsComment ? `${author} gets these notes` : `${author} won’t see these notes`
            }
            // The author got an earlier note on the guide with its verdict, and this one replaces it.
            saved={
              demandsComment
                ? review.notes.filter(({ pp_id }) => pp_id !== null || note !== null)
                : notesOfThisRound(review)
            }
            notes={notes}
            nameOf={nameOf}
          />
          <VerdictComment
            target={target}
            value={typed}
            note={note}
            wasTried={wasTried}
            inputRef={field}
            onChange={(text) => props.onType(target, text)}
          />
        </>
      )}
      {(state.kind === 'failed' || state.kind === 'moved on') && (
        <p role="alert" className={styles.problem}>
          {state.text}
        </p>
      )}
      {!isPossible && typed !== '' && <CopyButton text={typed}>Copy comment</CopyButton>}
      {/* The field shows its own error, so this is said rather than shown. */}
      <VisuallyHidden>
        <span id={blockedId} role="status">
          {isPossible && isBlocked && commentTexts.blocked}
        </span>
      </VisuallyHidden>
      <div className={styles.buttons}>
        {isPossible && (
          <Button
            kind={target === 'rejected' ? 'danger' : 'main'}
            disabled={isBlocked || blockedBy !== null || files.length > 0 || walk?.isBlocking}
            aria-describedby={isBlocked ? blockedId : undefined}
            busyText={isSending ? words.busy : undefined}
            onClick={() => void submit()}
          >
            {label}
          </Button>
        )}
        <Button onClick={close} disabled={isSending}>
          {isPossible ? 'Cancel' : 'Close'}
        </Button>
      </div>
    </Dialog>
  );
}

const ROWS = 5;
const OPTIONAL = 'Optional. Only admins will see it.';
const BELOW_NOTE = 'Optional. It’s sent with your note on the guide.';
type VerdictCommentProps = {
  readonly target: ContentStatus;
  readonly value: string;
  /** The note on the guide, which is sent with the comment. */
  readonly note: string | null;
  /** True once someone has tried to send it, from when its error is shown. */
  readonly wasTried: boolean;
  readonly inputRef: Ref<HTMLTextAreaElement>;
  readonly onChange: (text: string) => void;
};

/** The comment of a verdict. A required one is marked from the start. */
function VerdictComment({
  target,
  value,
  note,
  wasTried,
  inputRef,
  onChange,
}: VerdictCommentProps) {
  const asked = resolveComment(target, 'action_panel', '');
  const settled = resolveComment(target, 'approval_dialog', withReviewNote(note, value));
  const error = settled.ok || !wasTried ? undefined : settled.error;
  const hint = asked.ok ? OPTIONAL : note === null ? asked.error : BELOW_NOTE;
  return (
    <FieldFrame label="Comment" hint={error === undefined ? hint : undefined} error={error}>
      {(fieldProps) => (
        <textarea
          {...fieldProps}
          ref={inputRef}
          className={form.control}
          rows={ROWS}
          maxLength={Math.max(
            0,
            LIMITS.comment - (note === null ? 0 : note.length + AFTER_NOTE.length),
          )}
          required={!asked.ok && note === null}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** A notice about a guide's simulated walks, shown to an admin before publishing. */
type WalkViolation = {
  readonly text: string;
  readonly lines: readonly string[];
  /** True if the guide can't be published like this. */
  readonly isBlocking: boolean;
};

const UNKNOWN: Readonly<Partial<Record<GuideWalkReport['state'], string>>> = {
  none: 'We’ll simulate its walk first, which can take 20 seconds.',
  waiting: 'We’re still simulating its walk, so publishing can take 20 seconds.',
  failed:
    'We couldn’t simulate its walk, so nobody knows yet how people hear it. You can still publish it.',
};

function walkViolation(stored: GuideWalkReport | undefined): WalkViolation | null {
  if (stored === undefined) return null;
  const against = stored.findings.filter((finding) => finding.stands_against_submitting);
  if (against.length > 0) {
    return {
      text: 'You can’t publish this guide yet because of its walk.',
      lines: against.map(({ what, advice }) => `${what} ${advice}`),
      isBlocking: true,
    };
  }
  const text = UNKNOWN[stored.state];
  return text === undefined ? null : { text, lines: [], isBlocking: false };
}

/** Shows the findings that block publishing, or a warning. */
function WalkWarning({ text, lines }: WalkViolation) {
  return (
    <section aria-label="Walk" className={styles.files}>
      <p className={styles.lead}>{text}</p>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line} className={styles.line}>
              {line}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type VerdictNotesProps = {
  readonly heading: string;
  readonly saved: readonly ReviewNote[];
  readonly notes: Notes;
  readonly nameOf: (place: NotePlace) => string;
};

/** The saved notes of a review, and a warning about unsaved ones. */
function VerdictNotes({ heading, saved, notes, nameOf }: VerdictNotesProps) {
  return (
    <>
      {notes.unsaved.length > 0 && <UnsavedWarning notes={notes} nameOf={nameOf} />}
      {saved.length > 0 && (
        <section aria-label={heading} className={styles.notes}>
          <h3 className={styles.heading}>{heading}</h3>
          <ul className={styles.lines}>
            {saved.map(({ pp_id, comment, changed_since_comment }) => (
              <li key={pp_id} className={styles.line}>
                <strong>{pp_id === null ? 'Guide' : nameOf(pp_id)}</strong>
                <span className={styles.note}>{comment}</span>
                {changed_since_comment && (
                  <span className={styles.changed}>Changed since this note</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function UnsavedWarning({ notes, nameOf }: Pick<VerdictNotesProps, 'notes' | 'nameOf'>) {
  const [isSaving, setIsSaving] = useState(false);
  const { unsaved } = notes;
  const saveAll = async () => {
    setIsSaving(true);
    for (const place of unsaved) await notes.save(place);
    setIsSaving(false);
  };
  const problems = unsaved.flatMap((place) => notes.stateOf(place).problem ?? []);
  return (
    <section aria-label="Unsaved notes" className={styles.warning}>
      <p>
        {unsaved.length === 1
          ? `Your note on ${unsaved.map(nameOf).join()} isn’t saved.`
          : `Your notes on ${unsaved.map(nameOf).join(', ')} aren’t saved.`}
      </p>
      {problems.map((problem) => (
        <p key={problem} role="alert" className={styles.problem}>
          {problem}
        </p>
      ))}
      <Button busyText={isSaving ? 'Saving...' : undefined} onClick={() => void saveAll()}>
        {unsaved.length === 1 ? 'Save note' : 'Save notes'}
      </Button>
    </section>
  );
}
