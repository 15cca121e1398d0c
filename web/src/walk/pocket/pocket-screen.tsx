import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isSounding } from '../../media/player/playback.ts';
import type { PlayerState } from '../../media/player/player-state.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTemporaryFocus } from '../../ui/use-temporary-focus.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './pocket-screen.module.css';

export type PocketScreenProps = {
  /** The current audio; null for none. */
  readonly playing: { readonly title: string; readonly phase: PlayerState['phase'] } | null;
  /** The next place; null if there is none. */
  readonly next: { readonly title: string; readonly distance: string | null } | null;
  /** The notice for the walker; null if there is none. */
  readonly line: string | null;
  /** Pauses or resumes the audio. */
  readonly onToggle: () => void;
  readonly onWake: () => void;
};

/** Shorter touches are accidental. */
export const HOLD_MS = 1_000;
/** The click of the lifted finger comes a little later, and would press something below. */
export const LIFTED_MS = 400;

/** Untouched, touched, held for long enough, and released after that. */
type Touch = 'none' | 'held' | 'awake' | 'lifted';

const ON_RELEASE: Readonly<Record<Touch, Touch>> = {
  none: 'none',
  held: 'none',
  awake: 'lifted',
  lifted: 'lifted',
};

/**
 * A dark screen with the current audio, the next place and the time barely visible. A long touch or any key wakes it,
 * or pauses the audio. Once awake, it covers the page invisibly until the finger is lifted, which would otherwise press
 * something below. It is a modal dialog, because only that covers dialogs and menus that are already open.
 */
export function PocketScreen({ playing, next, line, onToggle, onWake }: PocketScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const screen = useRef<HTMLButtonElement>(null);
  useTemporaryFocus(screen);
  const [touch, setTouch] = useState<Touch>('none');
  useEffect(() => {
    if (touch === 'none' || touch === 'awake') return;
    const timer =
      touch === 'held'
        ? setTimeout(() => setTouch('awake'), HOLD_MS)
        : setTimeout(onWake, LIFTED_MS);
    return () => clearTimeout(timer);
  }, [touch, onWake]);
  const letGo = () => setTouch((now) => ON_RELEASE[now]);
  const isAwake = touch === 'awake' || touch === 'lifted';
  return (
    <dialog
      ref={dialog}
      className={styles.layer}
      aria-label="Dark screen"
      onCancel={(event) => {
        event.preventDefault();
        onWake();
      }}
    >
      <button
        ref={screen}
        type="button"
        className={styles.screen}
        data-touch={touch}
        onPointerDown={() => setTouch((now) => (now === 'none' ? 'held' : now))}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onPointerLeave={letGo}
        onContextMenu={(event) => event.preventDefault()}
        // A click without a pointer comes from a keyboard or a screen reader.
        onClick={(event) => event.detail === 0 && onWake()}
      >
        <VisuallyHidden>Wake the screen. </VisuallyHidden>
        <time className={styles.time}>{useClock()}</time>
        {playing !== null && (
          <span className={styles.next}>
            {isSounding(playing) ? 'Playing' : 'Paused'}{' '}
            <span className={styles.title}>{playing.title}</span>
          </span>
        )}
        {next !== null && (
          <span className={styles.next}>
            {playing !== null && 'Next '}
            <span className={styles.title}>{next.title}</span> {next.distance}
          </span>
        )}
        {line !== null && <span className={styles.line}>{line}</span>}
        <span className={styles.hint} aria-hidden="true">
          Hold to wake
        </span>
      </button>
      {playing !== null && !isAwake && (
        <PauseButton title={playing.title} isSounding={isSounding(playing)} onToggle={onToggle} />
      )}
    </dialog>
  );
}

type PauseButtonProps = {
  readonly title: string;
  readonly isSounding: boolean;
  readonly onToggle: () => void;
};

/** Pauses or resumes the audio after a long touch, and the screen stays dark. */
function PauseButton({ title, isSounding: isOn, onToggle }: PauseButtonProps) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => {
      setIsHeld(false);
      onToggle();
    }, HOLD_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onToggle]);
  const letGo = () => setIsHeld(false);
  return (
    <button
      type="button"
      className={styles.pause}
      data-held={isHeld || undefined}
      onPointerDown={() => setIsHeld(true)}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerLeave={letGo}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => event.detail === 0 && onToggle()}
    >
      <Icon name={isOn ? 'pause' : 'play'} />
      <span>
        Hold to {isOn ? 'pause' : 'play'}
        <VisuallyHidden> {title}</VisuallyHidden>
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
