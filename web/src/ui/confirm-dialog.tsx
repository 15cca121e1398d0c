import { type ReactNode, useState } from 'react';
import { Button, type ButtonKind } from './button.tsx';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  readonly title: string;
  readonly text: ReactNode;
  readonly confirmLabel: string;
  readonly busyText: string;
  readonly kind?: ButtonKind;
  /** Closes the dialog when it settles; what went wrong is told outside of it. */
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
};

/** Asks before something that can't be taken back. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  busyText,
  kind = 'danger',
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    await onConfirm();
    onClose();
  };
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog title={title} width="narrow" onClose={close}>
      <p>{text}</p>
      <div className={styles.buttons}>
        <Button kind={kind} busyText={isBusy ? busyText : undefined} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
        <Button onClick={close} disabled={isBusy}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
