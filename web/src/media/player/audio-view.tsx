import { type RefObject, useRef } from 'react';
import styles from './audio-player.module.css';
import { CaptionsButton, CaptionsTrack } from './captions-button.tsx';
import { PlayerControls, type PlayerControlsProps } from './player-controls.tsx';
import { Transcript } from './transcript.tsx';
import { useCaptions } from './use-captions.ts';
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
  const { src, title, lang, captions: captionsSrc = null } = subject;
  const track = useRef<HTMLTrackElement>(null);
  const captions = useCaptions(track, captionsSrc, 'us');
  return (
    <div className={styles.player}>
      {/* biome-ignore lint/a11y/useMediaCaption: where there are captions, the track is inside */}
      <audio ref={element} src={src} preload={preload}>
        {captionsSrc !== null && <CaptionsTrack ref={track} src={captionsSrc} lang={lang} />}
      </audio>
      <PlayerControls
        {...look}
        player={player}
        kind="audio"
        title={title}
        extra={captionsSrc !== null && <CaptionsButton captions={captions} />}
      />
      {captionsSrc !== null && captions.isOn && (
        <Transcript
          captions={captions}
          lang={lang}
          position={player.state.position}
          onSeek={player.seek}
        />
      )}
    </div>
  );
}
