import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { registerDialog } from './open-dialogs.ts';
import { RoundButton } from './round-button.tsx';

export type DialogProps = {
  readonly title: string;
  /** `wide` is for content to read, `narrow` for questions. */
  readonly width: 'narrow' | 'wide';
  /** Called for Escape, for going back and for the close button; the parent then removes the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A modal dialog; when it closes, the focus returns to where it was. */
export function Dialog({ title, width, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = useEffectEvent(onClose);
  // Closed before it is removed from the page: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    const unregister = registerDialog(() => close());
    return () => {
      unregister();
      shown?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[width])}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
      {/* Last, so that the dialog's content gets the focus first. */}
      <div className={styles.close}>
        <RoundButton icon="close" label="Close" onClick={onClose} />
      </div>
    </dialog>
  );
}
