import { addressAtWidth } from '@laneway/domain/media/responsive-images';
import type { Track } from '../../media/player/track.ts';
import { useMediaSource } from '../../media/use-media-source.ts';
import { createLazyModule } from '../../ui/lazy-module.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { MissingPlayer } from './missing-player.tsx';
import styles from './place-article.module.css';
import type { Place } from './place-facts.ts';

const audioPlayer = createLazyModule(
  async () => (await import('../../media/player/audio-player.tsx')).AudioPlayer,
);
const trackPlayer = createLazyModule(
  async () => (await import('../../media/player/track-player.tsx')).TrackPlayer,
);

export type PlaceAudioProps = {
  readonly place: Place;
  /** Played by the app's player; null where audio ends with the page, as in previews. */
  readonly track: Track | null;
};

/** The audio of a place: in full, or as a row below its video. */
export function PlaceAudio({ place, track }: PlaceAudioProps) {
  const image = useMediaSource(place.p_image);
  const audio = useMediaSource(place.p_audio);
  const captions = useMediaSource(place.p_audio_captions);
  const hasVideo = useMediaSource(place.p_video).kind === 'ready';
  if (audio.kind === 'failed') return <p role="alert">{audio.text}</p>;
  if (audio.kind !== 'ready') return null;
  const props = {
    src: audio.src,
    title: place.p_title,
    artwork: image.kind === 'ready' ? addressAtWidth(image.src, 640) : null,
    captions: captions.kind === 'ready' ? captions.src : null,
    label: hasVideo ? 'Listen' : null,
    isCompact: hasVideo,
  };
  const fallback = <div className={styles.playerSpace} />;
  const failed = (tryAgain: () => void) => <MissingPlayer type="audio" onTryAgain={tryAgain} />;
  return track === null ? (
    <LazyPart module={audioPlayer} props={props} fallback={fallback} failed={failed} />
  ) : (
    <LazyPart
      module={trackPlayer}
      props={{ ...props, track }}
      fallback={fallback}
      failed={failed}
    />
  );
}
