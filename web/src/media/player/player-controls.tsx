import { loadFailureText } from '@laneway/domain/media/messages';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PLAY_BUTTON_LOOKS } from './play-button-look.ts';
import styles from './player-controls.module.css';
import { STEP_S } from './player-state.ts';
import { SeekSlider } from './seek-slider.tsx';
import type { Player } from './use-player.ts';

export type PlayerControlsProps = {
  readonly player: Player;
  readonly kind: 'audio' | 'video';
  /** The title for screen readers. */
  readonly title: string;
  /** Shown where a place has both audio and video, to tell them apart. */
  readonly label?: string | null;
  /** A row with the essentials, next to something more important. */
  readonly isCompact?: boolean;
  readonly extra?: ReactNode;
};

/** A place may have both, and screen reader users need to tell them apart. */
const KIND_NAMES = { audio: 'Audio', video: 'Video' } as const;

/** The shortcuts that most players share; they work while the focus is inside the player. */
function shortcut(event: KeyboardEvent, player: Player): void {
  const actions: Readonly<Record<string, () => void>> = {
    k: player.toggle,
    j: () => player.step(-STEP_S),
    l: () => player.step(STEP_S),
  };
  const action = actions[event.key.toLowerCase()];
  if (action === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
  event.preventDefault();
  action();
}

export function PlayerControls({
  player,
  kind,
  title,
  label = null,
  isCompact = false,
  extra,
}: PlayerControlsProps) {
  const { state } = player;
  if (state.phase === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <p>{loadFailureText(kind)}</p>
        <Button onClick={player.retry}>Try again</Button>
      </div>
    );
  }
  const look = PLAY_BUTTON_LOOKS[state.phase];
  return (
    <div className={styles.player}>
      <fieldset
        className={classNames(styles.controls, isCompact && styles.compact)}
        onKeyDown={(event) => shortcut(event, player)}
      >
        <legend>
          <VisuallyHidden>
            {KIND_NAMES[kind]}: {title}
          </VisuallyHidden>
        </legend>
        <div className={styles.buttons}>
          {!isCompact && <StepButton way="back" onStep={player.step} />}
          <button
            type="button"
            className={styles.play}
            aria-busy={state.phase === 'loading'}
            onClick={player.toggle}
          >
            <Icon name={look.icon} />
            <VisuallyHidden>{look.label}</VisuallyHidden>
          </button>
          {!isCompact && <StepButton way="forward" onStep={player.step} />}
        </div>
        <div className={styles.progress}>
          {label !== null && <span className={styles.label}>{label}</span>}
          <SeekSlider state={state} onSeek={player.seek} />
        </div>
        <div className={styles.buttons}>
          <button type="button" className={styles.speed} onClick={player.changeSpeed}>
            <VisuallyHidden>Speed: </VisuallyHidden>
            {state.speed}×
          </button>
          {extra}
        </div>
      </fieldset>
    </div>
  );
}

type StepButtonProps = {
  readonly way: 'back' | 'forward';
  readonly onStep: Player['step'];
};

function StepButton({ way, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.small}
      onClick={() => onStep(way === 'back' ? -STEP_S : STEP_S)}
    >
      <StepIcon way={way} />
      <VisuallyHidden>
        {way === 'back' ? 'Back' : 'Forward'} {STEP_S} seconds
      </VisuallyHidden>
    </button>
  );
}

/** An arrow with its seconds inside; hidden from screen readers, because its button says the same. */
function StepIcon({ way }: { readonly way: 'back' | 'forward' }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <g transform={way === 'forward' ? 'matrix(-1 0 0 1 36 0)' : undefined}>
        <path
          d="M18 6.5a13 13 0 1 1-13 13"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
        <path d="M19 1.2v10.6l-7.2-5.3z" fill="currentColor" />
      </g>
      <text
        x="18"
        y="24.3"
        textAnchor="middle"
        fontSize="13"
        fontWeight="700"
        letterSpacing="-0.4"
        fill="currentColor"
      >
        {STEP_S}
      </text>
    </svg>
  );
}
