import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './saved-guides.module.css';

export type KeepDialogProps = {
  /** Explains what keeping them means. */
  readonly text: string;
  readonly keepLabel: string;
  readonly removeLabel: string;
  readonly onChoose: (keep: boolean) => Promise<void>;
  readonly onClose: () => void;
};

/** Asks whether saved guides stay on this device. */
export function KeepDialog({ text, keepLabel, removeLabel, onChoose, onClose }: KeepDialogProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const choose = (keep: boolean) => () => {
    setChosen(keep);
    setFailed(false);
    onChoose(keep).then(onClose, () => {
      setChosen(null);
      setFailed(true);
    });
  };
  return (
    <Dialog title="Keep saved guides on this device?" width="narrow" onClose={onClose}>
      <div className={styles.dialog}>
        <p>{text}</p>
        {hasFailed && (
          <p role="alert" className={styles.failed}>
            We couldn’t remove them. Please try again.
          </p>
        )}
        <div className={styles.buttons}>
          <Button
            kind="main"
            onClick={choose(true)}
            busyText={chosen === true ? 'Working...' : undefined}
            disabled={chosen !== null}
          >
            {keepLabel}
          </Button>
          <Button
            onClick={choose(false)}
            busyText={chosen === false ? 'Removing...' : undefined}
            disabled={chosen !== null}
          >
            {removeLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
