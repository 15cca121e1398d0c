import { unsavedChangesTexts } from '@laneway/domain/authoring-texts';
import { commentTexts } from '@laneway/domain/workflow/messages';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './notes.module.css';

export type UnsavedNotesDialogProps = {
  readonly onDiscard: () => void;
  readonly onCancel: () => void;
};

/** Asks before unsaved notes are lost. */
export function UnsavedNotesDialog({ onDiscard, onCancel }: UnsavedNotesDialogProps) {
  return (
    <Dialog title={unsavedChangesTexts.title} width="narrow" onClose={onCancel}>
      <p>{commentTexts.unsavedChanges}</p>
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Keep editing</Button>
        <Button kind="danger" onClick={onDiscard}>
          Close without saving
        </Button>
      </div>
    </Dialog>
  );
}
