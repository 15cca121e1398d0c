import { unsavedChangesTexts } from '@laneway/domain/authoring-texts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import styles from './unsaved-changes.module.css';

export type UnsavedChangesDialogProps = {
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
