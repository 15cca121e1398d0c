import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './saved-guides.module.css';

export type RemoveDialogProps = {
  readonly title: string;
  readonly onRemove: () => Promise<void>;
  readonly onClose: () => void;
};

/** Asks before a saved guide goes from this device. */
export function RemoveDialog({ title, onRemove, onClose }: RemoveDialogProps) {
  const [state, setState] = useState<'asking' | 'removing' | 'failed'>('asking');
  const remove = () => {
    setState('removing');
    onRemove().then(onClose, () => setState('failed'));
  };
  return (
    <Dialog title="Remove the saved guide?" width="narrow" onClose={onClose}>
      <div className={styles.dialog}>
        <p>
          “{title}” won’t open offline on this device any more. You can save it again whenever
          you’re online.
        </p>
        {state === 'failed' && (
          <p role="alert" className={styles.failed}>
            We couldn’t remove it. Please try again.
          </p>
        )}
        <div className={styles.buttons}>
          <Button
            kind="danger"
            onClick={remove}
            busyText={state === 'removing' ? 'Removing...' : undefined}
          >
            Remove saved guide
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </div>
      </div>
    </Dialog>
  );
}
