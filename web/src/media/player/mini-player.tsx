import { loadFailureText } from '@laneway/domain/media/messages';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { MediaImage } from '../media-image.tsx';
import styles from './mini-player.module.css';
import { NextPlace } from './next-place.tsx';
import { PLAY_BUTTON_LOOKS } from './play-button-look.ts';
import { type AppPlayer, type OpenPlayback, offeredTrack } from './playback.ts';
import type { PlayerState } from './player-state.ts';
import type { Track } from './track.ts';
import { usePlayerSpace } from './use-player-space.ts';

export type MiniPlayerProps = {
  readonly player: AppPlayer;
  readonly playback: OpenPlayback;
  /** Opens the current place. */
  readonly onOpen: () => void;
  /** Shows the words of the track; null if it has none. */
  readonly onRead: (() => void) | null;
};

/** The current track in one slim row, which leads back to its place. */
export function MiniPlayer({ player, playback, onOpen, onRead }: MiniPlayerProps) {
  const { media, track } = playback;
  const bar = useRef<HTMLElement>(null);
  usePlayerSpace(bar);
  const next = offeredTrack(playback);
  const lead = useMainButtonFocus();
  const close = () => {
    player.stop();
    focusHeading();
  };
  return (
    <section ref={bar} aria-label="Player" className={styles.bar}>
      <progress
        className={styles.progress}
        max={media.duration ?? 1}
        value={media.duration === null ? 0 : media.position}
        aria-hidden="true"
      />
      <div className={styles.row}>
        <span {...lead} className={styles.lead}>
          {next === null ? (
            <TrackButton track={track} hasFailed={media.phase === 'failed'} onOpen={onOpen} />
          ) : (
            <NextPlace look="row" title={next.title} onPlay={player.next} />
          )}
        </span>
        {onRead !== null && (
          <button type="button" className={styles.round} onClick={onRead}>
            <Icon name="document" />
            <VisuallyHidden>Read along</VisuallyHidden>
          </button>
        )}
        <PlayButton phase={media.phase} isMain={next === null} onPress={player.toggle} />
        <button type="button" className={styles.round} onClick={close}>
          <Icon name="close" />
          <VisuallyHidden>Close player</VisuallyHidden>
        </button>
      </div>
    </section>
  );
}

type TrackButtonProps = {
  readonly track: Track;
  readonly hasFailed: boolean;
  readonly onOpen: () => void;
};

function TrackButton({ track: { title, guideTitle, image }, hasFailed, onOpen }: TrackButtonProps) {
  return (
    <button type="button" className={styles.track} onClick={onOpen}>
      <MediaImage
        className={styles.image}
        field={image}
        size="thumbnail"
        placeholder={null}
        alt=""
        ratio="1 / 1"
      />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>{' '}
        {hasFailed ? (
          <span role="alert" className={styles.failed}>
            {loadFailureText('audio')}
          </span>
        ) : (
          <span className={styles.guide}>{guideTitle}</span>
        )}
      </span>
    </button>
  );
}

type PlayButtonProps = {
  readonly phase: PlayerState['phase'];
  /** False next to a more important play button. */
  readonly isMain: boolean;
  readonly onPress: () => void;
};

function PlayButton({ phase, isMain, onPress }: PlayButtonProps) {
  const { icon, label } = PLAY_BUTTON_LOOKS[phase];
  return (
    <button
      type="button"
      className={isMain ? styles.play : styles.round}
      aria-busy={phase === 'loading'}
      onClick={onPress}
    >
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}

/** Keeps the focus on the main button when another one replaces it. */
function useMainButtonFocus() {
  const lead = useRef<HTMLSpanElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const { current } = lead;
    if (current === null || !hasFocus.current || current.contains(document.activeElement)) return;
    current.querySelector('button')?.focus({ preventScroll: true });
  });
  return {
    ref: lead,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}

/** Closing removes the focused button, so the focus moves to the page. */
function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
