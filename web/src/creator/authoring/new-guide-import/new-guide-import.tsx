import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { useStore } from '../../../core/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ImportDialog } from '../../import/import-dialog.tsx';
import styles from '../dialogs/dialogs.module.css';
import type { Workspace } from '../workspace/create-workspace.ts';
import type { Workspaces } from '../workspace/workspaces.ts';
import { useNewGuideImport } from './use-new-guide-import.ts';

export type NewGuideImportProps = {
  /** Keep the same array while the dialog is open, because a new one is read again. */
  readonly files: readonly File[];
  readonly workspaces: Pick<Workspaces, 'open'>;
  readonly onOpen: (guide: RecordRef) => void;
  readonly onClose: () => void;
};

/** Shows the content of files, creates a guide from it and opens that. */
export function NewGuideImport({ files, workspaces, onOpen, onClose }: NewGuideImportProps) {
  const { step, begin, save, show } = useNewGuideImport(workspaces, onOpen);
  switch (step.kind) {
    case 'choosing':
      return (
        <ImportDialog
          files={files}
          existingPlaces={0}
          canAddPlaces
          isNewGuide
          onImport={(result) => void begin(result)}
          onClose={onClose}
        />
      );
    case 'opening':
      return <p role="status">Starting your guide...</p>;
    case 'saving':
    case 'refused':
      return (
        <SavingDialog
          workspace={step.open.workspace}
          problem={step.kind === 'refused' ? step.text : null}
          onRetry={() => void save(step)}
          onShow={() => show(step.open)}
        />
      );
  }
}

type SavingDialogProps = {
  readonly workspace: Workspace;
  /** The reason why the guide couldn't be saved; null while saving. */
  readonly problem: string | null;
  readonly onRetry: () => void;
  /** Opens the guide as it is. */
  readonly onShow: () => void;
};

/** Shown while a guide is saved before places are added. */
function SavingDialog({ workspace, problem, onRetry, onShow }: SavingDialogProps) {
  const isOffline = useStore(workspace.queue) === 'waiting';
  return (
    <Dialog title="Starting your guide" width="narrow" onClose={onShow}>
      {problem === null ? (
        <p role="status">
          {isOffline
            ? 'You’re offline. Keep this tab open, and we’ll add your places when you’re back.'
            : 'Saving the guide, then adding your places...'}
        </p>
      ) : (
        <Callout tone="error" text={problem} />
      )}
      <div className={styles.buttons}>
        {problem !== null && (
          <Button kind="main" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button onClick={onShow}>
          {problem === null ? 'Open the guide' : 'Open without places'}
        </Button>
      </div>
    </Dialog>
  );
}
