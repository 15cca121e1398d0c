import { loadingTexts } from '@laneway/domain/accounts/messages';
import { loadFailureText } from '@laneway/domain/media/messages';
import { type RefObject, useEffect, useRef } from 'react';
import styles from './audio-player.module.css';
import { lineAt } from './caption-lines.ts';
import { CaptionsButton, CaptionsTrack } from './captions-button.tsx';
import { PlayerControls, type PlayerControlsProps } from './player-controls.tsx';
import { type Captions, useCaptions } from './use-captions.ts';
import type { Player, PlayerSubject } from './use-player.ts';

export type AudioViewProps = Pick<PlayerControlsProps, 'label' | 'isCompact'> & {
  readonly element: RefObject<HTMLAudioElement | null>;
  readonly subject: PlayerSubject;
  /** The controlled player: this element, or another one that plays the same. */
  readonly player: Player;
  /** Nothing of the file is loaded before it is played if few people will play it. */
  readonly preload?: 'metadata' | 'none';
};

/** The page's own audio element with its captions, and the controls. */
export function AudioView({
  element,
  subject,
  player,
  preload = 'metadata',
  ...look
}: AudioViewProps) {
  const { src, title, captions: captionsSrc = null } = subject;
  const track = useRef<HTMLTrackElement>(null);
  const captions = useCaptions(track, captionsSrc, 'us');
  return (
    <div className={styles.player}>
      {/* biome-ignore lint/a11y/useMediaCaption: where there are captions, the track is inside */}
      <audio ref={element} src={src} preload={preload}>
        {captionsSrc !== null && <CaptionsTrack ref={track} src={captionsSrc} />}
      </audio>
      <PlayerControls
        {...look}
        player={player}
        kind="audio"
        title={title}
        extra={captionsSrc !== null && <CaptionsButton captions={captions} />}
      />
      {captionsSrc !== null && captions.isOn && (
        <Transcript captions={captions} position={player.state.position} onSeek={player.seek} />
      )}
    </div>
  );
}

type TranscriptProps = {
  readonly captions: Captions;
  /** The playback position, in seconds. */
  readonly position: number;
  /** Seeks to the start of a line. */
  readonly onSeek: (seconds: number) => void;
};

/** The captions as a text to read along; it follows playback, and pressing a line seeks to it. */
function Transcript({ captions: { lines, hasFailed }, position, onSeek }: TranscriptProps) {
  const current = lineAt(lines, position);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (current === null) return;
    const line = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Only the list scrolls; the page keeps its position.
    if (line && list.current)
      list.current.scrollTop = line.offsetTop - list.current.clientHeight / 3;
  }, [current]);
  if (hasFailed) return <p role="alert">{loadFailureText('captions')}</p>;
  if (lines.length === 0) return <p role="status">{loadingTexts.loading}</p>;
  return (
    <ol ref={list} aria-label="Captions" className={styles.lines}>
      {lines.map((line) => (
        <li key={line.start}>
          <button
            type="button"
            className={styles.line}
            aria-current={line === current ? 'true' : undefined}
            onClick={() => onSeek(line.start)}
          >
            {line.text}
          </button>
        </li>
      ))}
    </ol>
  );
}
