import { langAttribute } from '@laneway/domain/guides/default-language';
import { addressAtWidth } from '@laneway/domain/media/responsive-images';
import type { ReactNode } from 'react';
import type { VideoPlayerProps } from '../media/player/video-player.tsx';
import { useMediaSource } from '../media/use-media-source.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { WhenSeen } from '../ui/when-seen.tsx';
import type { Guide } from './guide-facts.ts';
import styles from './guide-introduction.module.css';
import { MissingPlayer } from './places/missing-player.tsx';

const AudioPlayer = lazyComponent(
  async () => (await import('../media/player/audio-player.tsx')).AudioPlayer,
  {
    fallback: <div className={styles.playerSpace} />,
    failed: (tryAgain) => <MissingPlayer type="audio" onTryAgain={tryAgain} />,
  },
);

const VideoPlayer = lazyComponent(
  async () => {
    const video = await import('../media/player/video-player.tsx');
    return ({ cover, ...props }: VideoPlayerProps & { readonly cover: ReactNode }) => (
      <video.VideoPlayer {...props} />
    );
  },
  {
    fallback: ({ cover }) => cover,
    failed: (tryAgain, { cover }) => (
      <>
        {cover}
        <MissingPlayer type="video" onTryAgain={tryAgain} />
      </>
    ),
  },
);

export type IntroductionProps = { readonly guide: Guide };

/** The guide's own audio, which everyone may hear. It ends with the overview, like a trailer. */
export function AudioIntroduction({ guide }: IntroductionProps) {
  const audio = useMediaSource(guide.g_audio);
  const captions = useMediaSource(guide.g_audio && guide.g_audio_captions);
  const artwork = useArtwork(guide);
  if (audio.kind === 'failed') return <p role="alert">{audio.text}</p>;
  if (audio.kind !== 'ready') return null;
  return (
    // On a phone it is below the part that a first visit shows.
    <WhenSeen key={guide.g_id}>
      <AudioPlayer
        src={audio.src}
        title={guide.g_title}
        artwork={artwork}
        lang={langAttribute(guide.g_language)}
        captions={captions.kind === 'ready' ? captions.src : null}
        label="Introduction"
        isCompact
        preload="none"
      />
    </WhenSeen>
  );
}

/** The guide's own video, which everyone may watch, in place of its cover; the cover of a guide without one. */
export function CoverOrVideo({ guide, cover }: IntroductionProps & { readonly cover: ReactNode }) {
  const video = useMediaSource(guide.g_video);
  const captions = useMediaSource(guide.g_video && guide.g_video_captions);
  const artwork = useArtwork(guide);
  if (video.kind !== 'ready') {
    return (
      <>
        {cover}
        {video.kind === 'failed' && <p role="alert">{video.text}</p>}
      </>
    );
  }
  return (
    <VideoPlayer
      key={guide.g_id}
      src={video.src}
      title={guide.g_title}
      artwork={artwork}
      lang={langAttribute(guide.g_language)}
      captions={captions.kind === 'ready' ? captions.src : null}
      cover={cover}
    />
  );
}

function useArtwork({ g_image }: Guide): string | null {
  const image = useMediaSource(g_image);
  return image.kind === 'ready' ? addressAtWidth(image.src, 960) : null;
}
