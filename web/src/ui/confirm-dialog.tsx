import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, type ButtonKind } from './button.tsx';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  readonly title: string;
  /** What happens, in a sentence or two. */
  readonly text?: ReactNode;
  /** For more than a text, such as a list. */
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly kind?: ButtonKind;
  /** Replaces the label until the promise of `onConfirm` settles. */
  readonly busyText?: string;
  /** If it returns a promise, the dialog closes once that is fulfilled. Otherwise the parent removes the dialog. */
  readonly onConfirm: () => unknown;
  /** Called instead of `onClose` once the promise is fulfilled, unless the dialog was closed before. */
  readonly onDone?: () => void;
  /**
   * The error text if the promise is rejected. Without it the parent shows the error, and the dialog can't be closed
   * while it is busy.
   */
  readonly explain?: (error: unknown) => string;
  readonly onClose: () => void;
};

/** Asks before something that can't be undone. */
export function ConfirmDialog({
  title,
  text,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  kind = 'danger',
  busyText,
  onConfirm,
  onDone,
  explain,
  onClose,
}: ConfirmDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const isLocked = isBusy && explain === undefined;
  const confirm = async () => {
    const confirmed = onConfirm();
    if (!(confirmed instanceof Promise)) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await confirmed;
    } catch (error) {
      if (explain === undefined) throw error;
      setIsBusy(false);
      setFailure(explain(error));
      return;
    }
    if (isShown.current) (onDone ?? onClose)();
  };
  const close = () => {
    if (!isLocked) onClose();
  };
  return (
    <Dialog title={title} width="narrow" onClose={close}>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.buttons}>
        <Button kind={kind} busyText={isBusy ? busyText : undefined} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
        <Button onClick={close} disabled={isLocked}>
          {cancelLabel}
        </Button>
      </div>
    </Dialog>
  );
}
