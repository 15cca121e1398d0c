import { loadingTexts } from '@laneway/domain/accounts/messages';
import { draftLines, MAX_TRANSCRIPT_LENGTH } from '@laneway/domain/media/transcript-timing';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PlayerControls } from '../../media/player/player-controls.tsx';
import { type PagePlayer, usePlayer } from '../../media/player/use-player.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FieldFrame } from '../../ui/forms/field-frame.tsx';
import formStyles from '../../ui/forms/form.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { CaptionDraft, DraftEvent, TimedLines } from './caption-draft.ts';
import styles from './captions-maker.module.css';
import { LineList, preciseClock } from './line-list.tsx';

export type LineTimingProps = {
  readonly track: { readonly uri: string; readonly kind: 'audio' | 'video'; readonly src: string };
  readonly draft: CaptionDraft;
  readonly send: (event: DraftEvent) => void;
  readonly onSave: (timed: TimedLines) => void;
  readonly onClose: () => void;
};

/** A recording with the text that is said in it: first the text is entered, then its lines are timed. */
export function LineTiming({ track, draft, send, onSave, onClose }: LineTimingProps) {
  const { uri, kind, src } = track;
  const element = useRef<HTMLMediaElement>(null);
  const title = kind === 'audio' ? 'Audio' : 'Video';
  // A position of its own: here, the listener's place in the recording is where the next line starts.
  const player = usePlayer(element, { src, title, artwork: null, resumeKey: `captions ${uri}` });
  const { timed } = draft;
  return (
    <>
      {kind === 'audio' ? (
        // biome-ignore lint/a11y/useMediaCaption: the captions are being made
        <audio ref={element as RefObject<HTMLAudioElement | null>} src={src} preload="metadata" />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the captions are being made
        <video
          ref={element as RefObject<HTMLVideoElement | null>}
          src={src}
          preload="metadata"
          playsInline
          className={styles.video}
        />
      )}
      <PlayerControls player={player} kind={kind} title="Make captions" />
      {timed === null ? (
        <TextStep
          text={draft.text}
          kind={kind}
          duration={player.state.duration}
          send={send}
          onClose={onClose}
        />
      ) : (
        <TimingStep
          timed={timed}
          canUndo={draft.past.length > 0}
          element={element}
          player={player}
          send={send}
          onSave={() => onSave(timed)}
        />
      )}
    </>
  );
}

type TextStepProps = Pick<LineTimingProps, 'send' | 'onClose'> & {
  readonly text: string;
  readonly kind: 'audio' | 'video';
  readonly duration: number | null;
};

function TextStep({ text, kind, duration, send, onClose }: TextStepProps) {
  const [error, setError] = useState<string>();
  const divide = () => {
    if (duration === null) return;
    const lengthMs = Math.floor(duration * 1_000);
    const drafted = draftLines(text, lengthMs);
    if (drafted.ok) send({ type: 'divided', lines: drafted.value, lengthMs });
    else setError(drafted.error);
  };
  return (
    <>
      <FieldFrame
        label="What’s said"
        hint={`Paste or type the words. Then you’ll match them to the ${kind}.`}
        error={error}
      >
        {(fieldProps) => (
          <textarea
            {...fieldProps}
            className={formStyles.control}
            rows={8}
            value={text}
            maxLength={MAX_TRANSCRIPT_LENGTH}
            onChange={({ target }) => {
              setError(undefined);
              send({ type: 'text changed', text: target.value });
            }}
          />
        )}
      </FieldFrame>
      <div className={styles.buttons}>
        <Button
          kind="main"
          busyText={duration === null ? loadingTexts.loading : undefined}
          onClick={divide}
        >
          Split into lines
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </>
  );
}

type TimingStepProps = Pick<LineTimingProps, 'send'> & {
  readonly timed: TimedLines;
  readonly canUndo: boolean;
  readonly element: RefObject<HTMLMediaElement | null>;
  readonly player: PagePlayer;
  readonly onSave: () => void;
};

function TimingStep({ timed, canUndo, element, player, send, onSave }: TimingStepProps) {
  const [asksAgain, setAsksAgain] = useState(false);
  const spokenIndex = useSpokenLine(element, timed);
  const { seek, toggle } = player;
  const isPlaying = player.state.phase === 'playing' || player.state.phase === 'loading';
  const playFrom = useCallback(
    (ms: number) => {
      seek(ms / 1_000);
      if (element.current?.paused === true) toggle();
    },
    [element, seek, toggle],
  );
  return (
    <>
      <TapButton timed={timed} element={element} player={player} send={send} onPlay={playFrom} />
      <LineList timed={timed} spokenIndex={spokenIndex} send={send} onPlay={playFrom} />
      <div className={styles.buttons}>
        <Button kind="main" onClick={onSave}>
          Save captions
        </Button>
        <Button disabled={!canUndo} onClick={() => send({ type: 'undone' })}>
          Undo
        </Button>
        <Button onClick={() => setAsksAgain(true)}>Change the text</Button>
      </div>
      {asksAgain && (
        <ConfirmDialog
          title="Change the text?"
          text="You’ll go back to the text you entered. The lines and their times will be made again."
          confirmLabel="Change the text"
          onConfirm={() => {
            player.seek(0);
            if (isPlaying) toggle();
            send({ type: 'started again' });
          }}
          onClose={() => setAsksAgain(false)}
        />
      )}
    </>
  );
}

type TapButtonProps = Pick<TimingStepProps, 'timed' | 'element' | 'player' | 'send'> & {
  readonly onPlay: (ms: number) => void;
};

/** Someone who starts this far from the next line wants to hear what comes before it. */
const NEAR_MS = 3_000;

/**
 * Plays, and then sets the start of one line after the other. The moment counts at which it is pressed, not released;
 * Space does the same wherever nothing else uses it.
 */
function TapButton({ timed, element, player, send, onPlay }: TapButtonProps) {
  const { lines, next } = timed;
  const { phase } = player.state;
  const isPlaying = phase === 'playing' || phase === 'loading';
  const isDone = next >= lines.length;
  const pressedAt = useRef<number | null>(null);
  const now = () => (element.current?.currentTime ?? 0) * 1_000;

  const tap = (ms: number) => {
    if (isPlaying) {
      if (!isDone) send({ type: 'tapped', ms });
      return;
    }
    const line = isDone ? 0 : next;
    if (isDone) send({ type: 'chosen', index: 0 });
    const before = lines[line - 1]?.startMs ?? 0;
    const isNear = !isDone && now() >= before && now() <= (lines[line]?.startMs ?? 0) + NEAR_MS;
    onPlay(isNear ? now() : before);
  };
  const tapBySpace = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== ' ' || event.repeat || !(target instanceof Element)) return;
    const used = target.closest('button, input, textarea, select, a, summary, [role="slider"]');
    const isOwn = used instanceof HTMLButtonElement && used.dataset.tap !== undefined;
    // Another dialog is open above this one.
    if ((used !== null && !isOwn) || document.querySelectorAll('dialog[open]').length > 1) return;
    // Otherwise the button would be pressed once more when the key is released.
    event.preventDefault();
    tap(now());
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => tapBySpace(event);
    const release = (event: KeyboardEvent) => {
      const isOwn = event.target instanceof HTMLElement && event.target.dataset.tap !== undefined;
      if (event.key === ' ' && isOwn) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    document.addEventListener('keyup', release);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('keyup', release);
    };
  }, []);

  const last = lines[next - 1];
  return (
    <div className={styles.tap}>
      <Button
        kind="main"
        data-tap=""
        disabled={isPlaying && isDone}
        onPointerDown={() => {
          pressedAt.current = now();
        }}
        onClick={() => {
          tap(pressedAt.current ?? now());
          pressedAt.current = null;
        }}
      >
        {tapLabel(isPlaying, isDone)}
      </Button>
      <p className={styles.hint}>
        {isDone ? 'Every line is set. Listen once more, or save.' : hintFor(isPlaying)}
        <span role="status">
          <VisuallyHidden>
            {last?.isSet === true && `Line ${next} starts at ${preciseClock(last.startMs)}`}
          </VisuallyHidden>
        </span>
      </p>
    </div>
  );
}

function tapLabel(isPlaying: boolean, isDone: boolean): string {
  if (isDone) return isPlaying ? 'All lines set' : 'Play from the start';
  return isPlaying ? 'Tap at each line' : 'Play and tap';
}

function hintFor(isPlaying: boolean): string {
  return isPlaying
    ? 'Tap, or press Space, when the marked line starts.'
    : 'Play, then tap when each line starts. We’ve guessed the times so far.';
}

/** The index of the line being spoken, updated a few times a second. */
function useSpokenLine(element: RefObject<HTMLMediaElement | null>, { lines }: TimedLines): number {
  const [ms, setMs] = useState(0);
  useEffect(() => {
    const media = element.current;
    if (media === null) return;
    const leave = new AbortController();
    const read = () => setMs(media.currentTime * 1_000);
    for (const name of ['timeupdate', 'seeked'])
      media.addEventListener(name, read, { signal: leave.signal });
    return () => leave.abort();
  }, [element]);
  return lines.findLastIndex(({ startMs }) => startMs <= ms);
}
