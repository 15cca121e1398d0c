import { useEffect, useRef } from 'react';
import { AudioView, type AudioViewProps } from './audio-view.tsx';
import { NextPlace } from './next-place.tsx';
import { type AppPlayer, type OpenPlayback, offeredTrack, type PlaybackState } from './playback.ts';
import { isSameTrack, resumeKeyOf, type Track } from './track.ts';
import styles from './track-player.module.css';
import { playerOutOfSight, useAppPlayer, usePlayback } from './use-app-player.ts';
import { type Player, type PlayerSubject, usePlayer } from './use-player.ts';

export type TrackPlayerProps = Omit<PlayerSubject, 'resumeKey'> &
  Pick<AudioViewProps, 'label' | 'isCompact'> & { readonly track: Track };

/**
 * The audio of a place on its page. The page's own element only shows the duration and where listening stopped; from
 * the first press of Play the app's player plays it, which continues when the page closes.
 */
export function TrackPlayer({ track, label = null, isCompact = false, ...rest }: TrackPlayerProps) {
  const subject = { ...rest, resumeKey: resumeKeyOf(track.audio) };
  const element = useRef<HTMLAudioElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const page = usePlayer(element, subject);
  const app = useAppPlayer();
  const playback = usePlayback(app);
  const current = loadedPlayback(playback, track);
  const isCurrent = current !== null;
  const { recall } = page;
  useEffect(() => reportWhetherSeen(group.current), []);
  useEffect(() => {
    if (!isCurrent) recall();
  }, [isCurrent, recall]);

  const next = current === null ? null : offeredTrack(current);
  const playNext = () => {
    app.next();
    // The button disappears with the offer.
    group.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={group} tabIndex={-1} className={styles.track}>
      <AudioView
        element={element}
        subject={subject}
        player={current === null ? startedBy(app, track, page) : controlsOf(app, current)}
        label={label}
        isCompact={isCompact && !isCurrent}
      />
      {next !== null && <NextPlace title={next.title} onPlay={playNext} />}
      {track.queue.length > 1 && (
        <ContinuousSwitch isOn={playback.settings.isContinuous} onChange={app.setContinuous} />
      )}
    </div>
  );
}

/** Until the returned function is called. */
function reportWhetherSeen(player: HTMLElement | null): (() => void) | undefined {
  if (player === null || !('IntersectionObserver' in window)) return undefined;
  const observer = new IntersectionObserver((entries) => {
    playerOutOfSight.setState(entries.at(-1)?.isIntersecting === false ? player : null);
  });
  observer.observe(player);
  return () => {
    observer.disconnect();
    playerOutOfSight.setState(null);
  };
}

/** Also null for a track restored by a reload: until it is played, the page knows more about it. */
function loadedPlayback(playback: PlaybackState, track: Track): OpenPlayback | null {
  const isLoaded = playback.kind === 'open' && playback.isLoaded;
  return isLoaded && isSameTrack(playback.track, track) ? playback : null;
}

/** The app's player for the controls on a page. */
export function controlsOf(app: AppPlayer, { media }: OpenPlayback): Player {
  const { toggle, step, seek, changeSpeed, resume } = app;
  return { state: media, toggle, step, seek, changeSpeed, retry: resume };
}

/** The page's player until Play is pressed, which starts the app's player at the page's position. */
function startedBy(app: AppPlayer, track: Track, page: Player): Player {
  const { position, duration } = page.state;
  const start = () => (duration === null ? app.play(track) : app.play(track, position));
  return { ...page, toggle: start, retry: start };
}

type ContinuousSwitchProps = {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** A switch that makes the next place play automatically; stored on this device. */
function ContinuousSwitch({ isOn, onChange }: ContinuousSwitchProps) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.switch}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>Play places one after another</span>
    </label>
  );
}
