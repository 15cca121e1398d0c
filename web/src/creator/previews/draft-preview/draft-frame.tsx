import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Chip } from '../../../ui/chip.tsx';
import { IsNestedContext } from '../../../ui/page-root.ts';
import { RoundButton } from '../../../ui/round-button.tsx';
import styles from './draft-preview.module.css';

export type DraftFrameProps = {
  readonly title: string;
  /** Who sees the draft, or why the last pressed button does nothing in it. */
  readonly said: string;
  readonly onBack: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The whole screen: a bar that marks this as a draft, and the draft below it. */
export function DraftFrame({ title, said, onBack, onClose, children }: DraftFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A closed dialog can't take the focus, so its content is mounted when it is open.
  const [isOpen, setIsOpen] = useState(false);
  // Closed before it is removed from the page: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    setIsOpen(true);
    return () => shown?.close();
  }, []);
  // Handled before the browser does: it lets a second Escape in a row close any dialog.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onBack();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.walk}
      aria-label={`Draft of ${title}`}
      onKeyDown={onKeyDown}
      // The back gesture on Android.
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onBack();
      }}
      onClose={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.bar}>
        <Chip tone="waiting">Draft</Chip>
        <p role="status" className={styles.said}>
          {said}
        </p>
        <RoundButton icon="close" label="Close draft" onClick={onClose} />
      </div>
      <IsNestedContext value>
        <div className={styles.stage}>{isOpen && children}</div>
      </IsNestedContext>
    </dialog>
  );
}
