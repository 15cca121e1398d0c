import { useRef } from 'react';
import { PlayerControls } from './player-controls.tsx';
import { type PlayerSubject, usePlayer } from './use-player.ts';

/** A place's sound, with everything a listener on the street needs. */
export function AudioPlayer(subject: PlayerSubject) {
  const element = useRef<HTMLAudioElement>(null);
  const player = usePlayer(element, subject);
  return (
    <div>
      {/* biome-ignore lint/a11y/useMediaCaption: creators give the words as the text below, not as captions */}
      <audio ref={element} src={subject.src} preload="metadata" />
      <PlayerControls player={player} kind="audio" title={subject.title} />
    </div>
  );
}
