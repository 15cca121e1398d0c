import type { ReviewedGuide } from '@laneway/contract/review';
import type { ContentStatus } from '@laneway/domain/statuses';
import type { StatusAction } from '@laneway/domain/workflow/actions';
import { settleComment } from '@laneway/domain/workflow/comments';
import { commentTexts } from '@laneway/domain/workflow/messages';
import { isAdminOnly, requiresComment } from '@laneway/domain/workflow/targets';
import { useId } from 'react';
import { useWalkReport } from '../../../api/queries/walks.ts';
import type { User } from '../../../api/session/session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import type { NotePlace, Notes } from '../notes/use-notes.ts';
import { FaultyFileList } from './faulty-file-list.tsx';
import { faultyFilesOf } from './faulty-files.ts';
import { noteOfThisRound, notesOfThisRound } from './note-of-this-round.ts';
import { reviewActions } from './review-actions.ts';
import { useVerdict } from './use-verdict.ts';
import styles from './verdict.module.css';
import { VerdictComment } from './verdict-comment.tsx';
import { VerdictNotes } from './verdict-notes.tsx';
import { VERDICT_WORDS } from './verdict-texts.ts';
import { WalkWarning, walkViolation } from './walk-warning.tsx';

export type VerdictDialogProps = {
  readonly user: User;
  readonly review: ReviewedGuide;
  readonly guideTitle: string;
  readonly action: StatusAction;
  /** What was typed before, perhaps in an earlier dialog; null where nothing was. */
  readonly typed: string | null;
  readonly onType: (target: ContentStatus, comment: string) => void;
  readonly notes: Notes;
  readonly nameOf: (place: NotePlace) => string;
  readonly onOpenItem: (placeId: number | null) => void;
  readonly onCheckFiles: () => Promise<unknown>;
  readonly onGiven: (action: StatusAction) => void;
  readonly onClose: () => void;
};

/** Asks for a verdict, with everything that speaks against it and everything that goes with it. */
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
  const note = demandsComment ? noteOfThisRound(review) : null;
  const comment = props.typed ?? note ?? '';
  const lacksComment = !settleComment(target, 'service', comment).ok;
  const isSending = state.kind === 'sending';
  // Somebody may have decided meanwhile.
  const isPossible = reviewActions({ id: user.u_id, role: user.user_role }, guide).some(
    (each) => each.target === target,
  );
  const close = () => {
    if (!isSending) onClose();
  };
  const submit = async () => {
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
            // The comment takes the place of the guide's own note.
            saved={
              demandsComment
                ? review.notes.filter(({ pp_id }) => pp_id !== null)
                : notesOfThisRound(review)
            }
            notes={notes}
            nameOf={nameOf}
          />
          <VerdictComment
            target={target}
            value={comment}
            note={note}
            onChange={(text) => props.onType(target, text)}
          />
        </>
      )}
      {(state.kind === 'failed' || state.kind === 'moved on') && (
        <p role="alert" className={styles.problem}>
          {state.text}
        </p>
      )}
      {!isPossible && comment !== '' && <CopyButton text={comment}>Copy comment</CopyButton>}
      {isPossible && lacksComment && (
        <p id={blockedId} className={styles.lead}>
          {commentTexts.blocked}
        </p>
      )}
      <div className={styles.buttons}>
        {isPossible && (
          <Button
            kind={target === 'rejected' ? 'danger' : 'main'}
            disabled={lacksComment || blockedBy !== null || files.length > 0 || walk?.isBlocking}
            aria-describedby={lacksComment ? blockedId : undefined}
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
