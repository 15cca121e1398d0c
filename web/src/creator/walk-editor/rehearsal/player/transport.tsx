import {
  PLAY_BUTTON_LOOKS,
  type PlayButtonLook,
} from '../../../../media/player/play-button-look.ts';
import { SeekSlider } from '../../../../media/player/seek-slider.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { InlineSelect } from '../../../../ui/inline-select.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { Rehearsal } from '../state/create-rehearsal.ts';
import {
  clockOf,
  indexAtClock,
  isAtEnd,
  lastSecond,
  type RehearsalState,
  SPEEDS,
} from '../state/rehearsal-state.ts';
import { useRehearsalState } from '../state/use-rehearsal.ts';
import styles from './transport.module.css';

const SPEED_OPTIONS = SPEEDS.map((speed) => [String(speed), `${speed}×`] as const);

/** Play, where in the walk it is, and how fast it goes. */
export function Transport({ rehearsal }: { readonly rehearsal: Rehearsal }) {
  const look = useRehearsalState(rehearsal, lookOf);
  const speed = useRehearsalState(rehearsal, (state) => state.speed);
  const trace = useRehearsalState(rehearsal, (state) => state.trace);
  const position = useRehearsalState(rehearsal, (state) => clockOf(state.trace, state.at));
  const isReady = trace !== null;
  const duration = isReady ? clockOf(trace, lastSecond(trace)) : null;
  return (
    <div className={styles.transport}>
      <button
        type="button"
        className={styles.play}
        aria-disabled={!isReady}
        onClick={() => rehearsal.dispatch({ type: 'toggle' })}
      >
        <Icon name={look.icon} />
        <VisuallyHidden>{look.label}</VisuallyHidden>
      </button>
      <div className={styles.progress}>
        <SeekSlider
          state={{ position, duration }}
          onSeek={(clock) => {
            if (trace !== null)
              rehearsal.dispatch({ type: 'seek', at: indexAtClock(trace, clock) });
          }}
        />
      </div>
      <InlineSelect
        label="Speed"
        value={String(speed)}
        options={SPEED_OPTIONS}
        onChoose={(value) => {
          const chosen = SPEEDS.find((each) => String(each) === value);
          if (chosen !== undefined) rehearsal.dispatch({ type: 'speed', speed: chosen });
        }}
      />
    </div>
  );
}

function lookOf(state: RehearsalState): PlayButtonLook {
  if (state.isPlaying) return PLAY_BUTTON_LOOKS.playing;
  return isAtEnd(state) && state.at > 0 ? PLAY_BUTTON_LOOKS.ended : PLAY_BUTTON_LOOKS.paused;
}
