import { useEffect, useRef, useState } from 'react';
import { useTemporaryFocus } from '../../ui/use-temporary-focus.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './pocket-screen.module.css';

export type PocketScreenProps = {
  /** The next place; null where there is none. */
  readonly next: { readonly title: string; readonly distance: string | null } | null;
  /** What the walker has to know; null if all is well. */
  readonly line: string | null;
  readonly onWake: () => void;
};

/** Shorter touches are a pocket's. */
export const HOLD_MS = 1_000;

/** Black, with the next place and the time just to be seen. A touch that is held wakes it, or any press by keyboard. */
export function PocketScreen({ next, line, onWake }: PocketScreenProps) {
  const screen = useRef<HTMLButtonElement>(null);
  useTemporaryFocus(screen);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(onWake, HOLD_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onWake]);
  const letGo = () => setIsHeld(false);
  return (
    <button
      ref={screen}
      type="button"
      className={styles.screen}
      data-held={isHeld || undefined}
      onPointerDown={() => setIsHeld(true)}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerLeave={letGo}
      onContextMenu={(event) => event.preventDefault()}
      // A press without a pointer comes from a keyboard or a screen reader.
      onClick={(event) => event.detail === 0 && onWake()}
    >
      <VisuallyHidden>Wake the screen. </VisuallyHidden>
      <time className={styles.time}>{useClock()}</time>
      {next !== null && (
        <span className={styles.next}>
          <span className={styles.title}>{next.title}</span> {next.distance}
        </span>
      )}
      {line !== null && <span className={styles.line}>{line}</span>}
      <span className={styles.hint} aria-hidden="true">
        Hold to wake
      </span>
    </button>
  );
}

const CLOCK_MS = 5_000;

function useClock(): string {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now.toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit' });
}
