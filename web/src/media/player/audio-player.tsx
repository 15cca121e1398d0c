import { useRef } from 'react';
import { AudioView, type AudioViewProps } from './audio-view.tsx';
import { type PlayerSubject, usePlayer } from './use-player.ts';

export type AudioPlayerProps = PlayerSubject &
  Pick<AudioViewProps, 'label' | 'isCompact' | 'preload'>;

/** Audio that ends with its page, with all controls. */
export function AudioPlayer({
  label = null,
  isCompact = false,
  preload = 'metadata',
  ...subject
}: AudioPlayerProps) {
  const element = useRef<HTMLAudioElement>(null);
  const player = usePlayer(element, subject);
  return (
    <AudioView
      element={element}
      subject={subject}
      player={player}
      label={label}
      isCompact={isCompact}
      preload={preload}
    />
  );
}
