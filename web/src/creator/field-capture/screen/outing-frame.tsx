import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { RoundButton } from '../../../ui/round-button.tsx';
import styles from './outing-frame.module.css';

export type OutingFrameProps = {
  readonly title: string;
  readonly note: string;
  readonly map: ReactNode;
  readonly onClose: () => void;
  /** Names the panel's content, and selects the element that gets the focus when it changes. */
  readonly step?: { readonly name: string; readonly goal: string };
  /** Shown below the map on phones, otherwise beside it. */
  readonly children: ReactNode;
};

/** The full screen of an outing: a bar, the map, and the actions within reach of the thumb. */
export function OutingFrame({ title, note, map, onClose, step, children }: OutingFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useRestoreLostFocus(dialog, step?.name ?? '', step?.goal ?? '*');
  // Closed before it is removed from the page: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.screen}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === dialog.current) onClose();
      }}
    >
      <header className={styles.bar}>
        <RoundButton icon="back" label="Leave the walk" onClick={onClose} />
        <h1 id={id} className={styles.title}>
          {title}
        </h1>
        <span className={styles.note}>{note}</span>
      </header>
      <div className={styles.map}>{map}</div>
      <div className={styles.panel}>{children}</div>
    </dialog>
  );
}

/**
 * Each step of an outing replaces the buttons of the previous one. When the focused button is gone, the focus moves to
 * the element that matches `goal`, so that keyboard and screen reader users don't start again at the top.
 */
export function useRestoreLostFocus(
  root: RefObject<HTMLElement | null>,
  step: string,
  goal: string,
): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(goal)?.focus({ preventScroll: true });
  }, [root, step, goal]);
}
