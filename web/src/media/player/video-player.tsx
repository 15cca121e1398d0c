import { useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CaptionsButton, CaptionsTrack } from './captions-button.tsx';
import { PLAY_BUTTON_LOOKS } from './play-button-look.ts';
import styles from './player-controls.module.css';
import { PlayerControls } from './player-controls.tsx';
import { useCaptions } from './use-captions.ts';
import { type PlayerSubject, usePlayer } from './use-player.ts';
import videoStyles from './video-player.module.css';

/** iPhones only support full screen on the video element itself. */
type IosVideo = HTMLVideoElement & { readonly webkitEnterFullscreen?: () => void };

function fillScreen(video: IosVideo | null): void {
  if (video === null) return;
  if (document.fullscreenElement !== null) void document.exitFullscreen();
  else if (video.requestFullscreen !== undefined) void video.requestFullscreen();
  else video.webkitEnterFullscreen?.();
}

export type VideoPlayerProps = PlayerSubject & {
  /** Shown where a place has audio too, to tell them apart. */
  readonly label?: string | null;
};

export function VideoPlayer({ label = null, ...subject }: VideoPlayerProps) {
  const element = useRef<HTMLVideoElement>(null);
  const track = useRef<HTMLTrackElement>(null);
  const player = usePlayer(element, subject);
  const { lang, captions: captionsSrc = null } = subject;
  const captions = useCaptions(track, captionsSrc, 'browser');
  const isPlaying = player.state.phase === 'playing' || player.state.phase === 'loading';
  return (
    <div className={videoStyles.player}>
      <div className={videoStyles.frame}>
        {/* biome-ignore lint/a11y/useMediaCaption: where there are captions, the track is inside */}
        <video
          ref={element}
          src={subject.src}
          poster={subject.artwork ?? undefined}
          preload="metadata"
          playsInline
          className={videoStyles.video}
          onClick={player.toggle}
        >
          {captionsSrc !== null && <CaptionsTrack ref={track} src={captionsSrc} lang={lang} />}
        </video>
        {!isPlaying && (
          <span className={videoStyles.badge} aria-hidden="true">
            <Icon name={PLAY_BUTTON_LOOKS[player.state.phase].icon} />
          </span>
        )}
      </div>
      <div className={videoStyles.controls}>
        <PlayerControls
          player={player}
          kind="video"
          title={subject.title}
          label={label}
          extra={
            <>
              {captionsSrc !== null && <CaptionsButton captions={captions} />}
              <button
                type="button"
                className={styles.extra}
                onClick={() => fillScreen(element.current)}
              >
                <Icon name="fullscreen" />
                <VisuallyHidden>Full screen</VisuallyHidden>
              </button>
            </>
          }
        />
      </div>
    </div>
  );
}
