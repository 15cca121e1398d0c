import { useStore } from '../../../core/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from '../dialogs/dialogs.module.css';
import type { Workspace } from '../workspace/create-workspace.ts';

export type SavingDialogProps = {
  readonly workspace: Workspace;
  /** Why the guide couldn't be saved; null while it is on its way. */
  readonly problem: string | null;
  readonly onRetry: () => void;
  /** Opens the guide as it is. */
  readonly onShow: () => void;
};

/** While a guide is saved so that it can take places. */
export function SavingDialog({ workspace, problem, onRetry, onShow }: SavingDialogProps) {
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
