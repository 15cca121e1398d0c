import { useRef } from 'react';
import styles from './audio-player.module.css';
import { CaptionsButton } from './captions-button.tsx';
import { CaptionsTrack } from './captions-track.tsx';
import { PlayerControls } from './player-controls.tsx';
import { Transcript } from './transcript.tsx';
import { useCaptions } from './use-captions.ts';
import { type PlayerSubject, usePlayer } from './use-player.ts';

/** A place's audio, with all the controls a listener on the street needs. */
export function AudioPlayer(subject: PlayerSubject) {
  const { src, title, captions: captionsSrc = null } = subject;
  const element = useRef<HTMLAudioElement>(null);
  const track = useRef<HTMLTrackElement>(null);
  const player = usePlayer(element, subject);
  const captions = useCaptions(track, captionsSrc, 'us');
  return (
    <div className={styles.player}>
      {/* biome-ignore lint/a11y/useMediaCaption: where there are captions, the track is inside */}
      <audio ref={element} src={src} preload="metadata">
        {captionsSrc !== null && <CaptionsTrack ref={track} src={captionsSrc} />}
      </audio>
      <PlayerControls
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
