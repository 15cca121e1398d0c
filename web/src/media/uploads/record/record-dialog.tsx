import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { clockText } from '../../player/clock-text.ts';
import styles from './record-dialog.module.css';
import { type Recorder, useRecorder } from './use-recorder.ts';

export type RecordDialogProps = {
  readonly onDone: (file: File) => void;
  readonly onClose: () => void;
};

/** Records a voice and lets the user listen to it and record it again. */
export function RecordDialog({ onDone, onClose }: RecordDialogProps) {
  const recorder = useRecorder();
  return (
    <Dialog title="Record audio" width="narrow" onClose={onClose}>
      <RecorderView recorder={recorder} />
      <div className={styles.buttons}>
        <RecorderButtons recorder={recorder} onDone={onDone} />
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}

function RecorderView({ recorder: { state } }: { readonly recorder: Recorder }) {
  switch (state.kind) {
    case 'idle':
      return <p>Hold your phone as you would for a call. Somewhere quiet is best.</p>;
    case 'asking':
      return <p role="status">Allow your microphone to start.</p>;
    case 'recording':
      return (
        <div className={styles.live}>
          <span role="status">Recording</span>
          <span role="timer" className={styles.time}>
            {clockText(state.seconds)}
          </span>
          <meter className={styles.level} aria-label="Volume" min={0} max={1} value={state.level} />
        </div>
      );
    case 'recorded':
      return (
        // biome-ignore lint/a11y/useMediaCaption: someone listens to their own voice
        <audio controls src={state.url} aria-label="Your recording" className={styles.playback} />
      );
    case 'failed':
      return <Callout tone="error" text={state.text} />;
  }
}

type RecorderButtonsProps = {
  readonly recorder: Recorder;
  readonly onDone: (file: File) => void;
};

/** The first button stays the same element in every state, so that it keeps the focus. */
function RecorderButtons({ recorder: { state, start, stop }, onDone }: RecorderButtonsProps) {
  const main = mainAction();
  return (
    <>
      <Button kind="main" onClick={main.onAct} disabled={state.kind === 'asking'}>
        {main.label}
      </Button>
      {state.kind === 'recorded' && <Button onClick={start}>Record again</Button>}
    </>
  );

  function mainAction() {
    switch (state.kind) {
      case 'idle':
      case 'asking':
      case 'failed':
        return { label: 'Start recording', onAct: start };
      case 'recording':
        return { label: 'Stop recording', onAct: stop };
      case 'recorded':
        return { label: 'Use recording', onAct: () => onDone(state.file) };
    }
  }
}
