import { addressAtWidth } from '@laneway/domain/media/responsive-images';
import type { Track } from '../../media/player/track.ts';
import { useMediaSource } from '../../media/use-media-source.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { MissingPlayer } from './missing-player.tsx';
import styles from './place-article.module.css';
import type { Place } from './place-facts.ts';

const OPTIONS = {
  fallback: <div className={styles.playerSpace} />,
  failed: (tryAgain: () => void) => <MissingPlayer type="audio" onTryAgain={tryAgain} />,
};
const AudioPlayer = lazyComponent(
  async () => (await import('../../media/player/audio-player.tsx')).AudioPlayer,
  OPTIONS,
);
const TrackPlayer = lazyComponent(
  async () => (await import('../../media/player/track-player.tsx')).TrackPlayer,
  OPTIONS,
);

export type PlaceAudioProps = {
  readonly place: Place;
  /** The language of its captions; undefined for the language of the page. */
  readonly lang: string | undefined;
  /** Played by the app's player; null where audio ends with the page, as in previews. */
  readonly track: Track | null;
};

/** The audio of a place: in full, or as a row below its video. */
export function PlaceAudio({ place, lang, track }: PlaceAudioProps) {
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
    lang,
    captions: captions.kind === 'ready' ? captions.src : null,
    label: hasVideo ? 'Listen' : null,
    isCompact: hasVideo,
  };
  return track === null ? <AudioPlayer {...props} /> : <TrackPlayer {...props} track={track} />;
}
