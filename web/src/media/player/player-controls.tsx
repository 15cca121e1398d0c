import { loadFailureText } from '@laneway/domain/media/messages';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { clockText } from './clock-text.ts';
import styles from './player-controls.module.css';
import { type PlayerState, STEP_S } from './player-state.ts';
import type { Player } from './use-player.ts';

export type PlayerControlsProps = {
  readonly player: Player;
  readonly kind: 'audio' | 'video';
  /** What is played, for screen readers. */
  readonly title: string;
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

export function PlayerControls({ player, kind, title, extra }: PlayerControlsProps) {
  const { state } = player;
  if (state.phase === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <p>{loadFailureText(kind)}</p>
        <Button onClick={player.retry}>Try again</Button>
      </div>
    );
  }
  const isPlaying = state.phase === 'playing' || state.phase === 'loading';
  return (
    <div className={styles.player}>
      <fieldset className={styles.controls} onKeyDown={(event) => shortcut(event, player)}>
        <legend>
          <VisuallyHidden>
            {KIND_NAMES[kind]}: {title}
          </VisuallyHidden>
        </legend>
        <div className={styles.buttons}>
          <button type="button" className={styles.small} onClick={() => player.step(-STEP_S)}>
            <Icon name="stepBack" />
            <StepLength />
            <VisuallyHidden>Back {STEP_S} seconds</VisuallyHidden>
          </button>
          <button
            type="button"
            className={styles.play}
            aria-busy={state.phase === 'loading'}
            onClick={player.toggle}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
            <VisuallyHidden>{isPlaying ? 'Pause' : 'Play'}</VisuallyHidden>
          </button>
          <button type="button" className={styles.small} onClick={() => player.step(STEP_S)}>
            <Icon name="stepForward" />
            <StepLength />
            <VisuallyHidden>Forward {STEP_S} seconds</VisuallyHidden>
          </button>
        </div>
        <Progress state={state} onSeek={player.seek} />
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

/** Inside the arrow of a step; hidden from screen readers, as the button's name says it too. */
function StepLength() {
  return (
    <span className={styles.stepLength} aria-hidden="true">
      {STEP_S}
    </span>
  );
}

function Progress({
  state,
  onSeek,
}: {
  readonly state: PlayerState;
  readonly onSeek: Player['seek'];
}) {
  const { position, duration } = state;
  const end = duration ?? 0;
  return (
    <div className={styles.progress}>
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={`${clockText(position)} of ${clockText(end)}`}
        min={0}
        max={Math.max(1, Math.floor(end))}
        step={1}
        value={Math.floor(position)}
        disabled={duration === null}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
      <span className={styles.times} aria-hidden="true">
        <span>{clockText(position)}</span>
        <span>{duration === null ? '–:––' : clockText(end)}</span>
      </span>
    </div>
  );
}
