import {
  PLAY_BUTTON_LOOKS,
  type PlayButtonLook,
} from '../../../../media/player/play-button-look.ts';
import { SeekSlider } from '../../../../media/player/seek-slider.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { InlineSelect } from '../../../../ui/inline-field.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { WalkSimulation } from '../state/create-walk-simulation.ts';
import {
  clockOf,
  indexAtClock,
  isAtEnd,
  lastSecond,
  type SimulationState,
  SPEEDS,
} from '../state/simulation-state.ts';
import { useSimulationState } from '../state/use-walk-simulation.ts';
import styles from './transport.module.css';

const SPEED_OPTIONS = SPEEDS.map((speed) => [String(speed), `${speed}×`] as const);

/** Play button, position and speed. */
export function Transport({ simulation }: { readonly simulation: WalkSimulation }) {
  const look = useSimulationState(simulation, lookOf);
  const speed = useSimulationState(simulation, (state) => state.speed);
  const trace = useSimulationState(simulation, (state) => state.trace);
  const position = useSimulationState(simulation, (state) => clockOf(state.trace, state.at));
  const isReady = trace !== null;
  const duration = isReady ? clockOf(trace, lastSecond(trace)) : null;
  return (
    <div className={styles.transport}>
      <button
        type="button"
        className={styles.play}
        aria-disabled={!isReady}
        onClick={() => simulation.dispatch({ type: 'toggle' })}
      >
        <Icon name={look.icon} />
        <VisuallyHidden>{look.label}</VisuallyHidden>
      </button>
      <div className={styles.progress}>
        <SeekSlider
          state={{ position, duration }}
          onSeek={(clock) => {
            if (trace !== null)
              simulation.dispatch({ type: 'seek', at: indexAtClock(trace, clock) });
          }}
        />
      </div>
      <InlineSelect
        label="Speed"
        value={String(speed)}
        options={SPEED_OPTIONS}
        onChoose={(value) => {
          const chosen = SPEEDS.find((each) => String(each) === value);
          if (chosen !== undefined) simulation.dispatch({ type: 'speed', speed: chosen });
        }}
      />
    </div>
  );
}

function lookOf(state: SimulationState): PlayButtonLook {
  if (state.isPlaying) return PLAY_BUTTON_LOOKS.playing;
  return isAtEnd(state) && state.at > 0 ? PLAY_BUTTON_LOOKS.ended : PLAY_BUTTON_LOOKS.paused;
}
