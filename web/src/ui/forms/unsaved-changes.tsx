import { unsavedChangesTexts } from '@laneway/domain/authoring-texts';
import { useEffect, useEffectEvent, useState } from 'react';
import { logProblem } from '../../core/diagnostics/log.ts';
import type { LeavesCheck } from '../../core/navigation/blockers.ts';
import {
  type PendingMove,
  useNavigationBlocker,
} from '../../core/navigation/use-navigation-blocker.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import styles from './unsaved-changes.module.css';

export type UnsavedChangesProps = {
  readonly isDirty: boolean;
  /** Decides which navigation loses the changes, if the default rule for forms doesn't fit. */
  readonly leaves?: LeavesCheck;
  /** Tried before the dialog opens, for forms that save by themselves: if it succeeds, nobody is asked. */
  readonly saveQuietly?: Save | undefined;
  readonly save: Save;
  /** Discards the changes, including those stored on the device. */
  readonly discard: () => void;
  /** Called when the changes couldn't be saved and the dialog has closed, to move the focus to the first error. */
  readonly onNotSaved: () => void;
};

/** Protects the changes of a form: asks before they are lost, and shows a message if they couldn't be saved. */
export function UnsavedChanges({
  isDirty,
  leaves,
  saveQuietly,
  save,
  discard,
  onNotSaved,
}: UnsavedChangesProps) {
  const move = useNavigationBlocker(isDirty, leaves);
  const [phase, setPhase] = useState<'asking' | 'saving' | 'not_saved'>('asking');
  const hasTried = useQuietSave(move, saveQuietly);

  if (phase === 'not_saved' && !isDirty) setPhase('asking');

  const saveFirst = async (pending: PendingMove): Promise<void> => {
    setPhase('saving');
    setPhase((await saveAndProceed(save, pending)) ? 'asking' : 'not_saved');
  };

  const isRefused = phase === 'not_saved' && move === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, whichever function is passed
  useEffect(() => {
    if (isRefused) onNotSaved();
  }, [isRefused]);

  if (move !== null) {
    if (!hasTried) return null;
    const closeThen = (act: () => void) => () => {
      setPhase('asking');
      act();
    };
    return (
      <UnsavedChangesDialog
        isSaving={phase === 'saving'}
        onSave={() => void saveFirst(move)}
        onDiscard={closeThen(() => {
          discard();
          move.proceed();
        })}
        onCancel={closeThen(move.stay)}
      />
    );
  }
  return isRefused ? (
    <p role="alert" className={styles.problem}>
      {unsavedChangesTexts.cannotSave}
    </p>
  ) : null;
}

/** Saves without asking when a move begins, and makes the move. True once that has failed, or where it isn't tried. */
function useQuietSave(move: PendingMove | null, saveQuietly: Save | undefined): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  const isHeld = move !== null;
  if (!isHeld && hasFailed) setHasFailed(false);
  const attempt = useEffectEvent(async (): Promise<void> => {
    const isSaved = await saveQuietly?.().catch(() => false);
    if (isSaved === true) move?.proceed();
    else setHasFailed(true);
  });
  useEffect(() => {
    if (isHeld) void attempt();
  }, [isHeld]);
  return hasFailed || saveQuietly === undefined;
}

/** Saves a form; false if it is invalid, refused or can't reach the server. */
type Save = () => Promise<boolean>;

/** Saves, then makes the move; stays if saving failed. Returns whether the form was saved. */
export async function saveAndProceed(save: Save, move: PendingMove): Promise<boolean> {
  const isSaved = await save().catch((error: unknown) => {
    logProblem('A form could not be saved before it was left', error);
    return false;
  });
  if (isSaved) move.proceed();
  else move.stay();
  return isSaved;
}

type UnsavedChangesDialogProps = {
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onCancel: () => void;
};

/** Asks what to do with changes that leaving would lose; while they are saved, there is no other choice. */
export function UnsavedChangesDialog({
  isSaving,
  onSave,
  onDiscard,
  onCancel,
}: UnsavedChangesDialogProps) {
  const cancel = () => {
    if (!isSaving) onCancel();
  };
  return (
    <Dialog title={unsavedChangesTexts.title} width="narrow" onClose={cancel}>
      <p>Some changes aren’t saved yet. Save them before you go?</p>
      <div className={styles.buttons}>
        <Button kind="main" onClick={onSave} busyText={isSaving ? 'Saving...' : undefined}>
          {unsavedChangesTexts.save}
        </Button>
        <Button kind="danger" onClick={onDiscard} disabled={isSaving}>
          {unsavedChangesTexts.discard}
        </Button>
        <Button onClick={cancel} disabled={isSaving}>
          {unsavedChangesTexts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
