import { addressAtWidth } from '@laneway/domain/media/responsive-images';
import type { ReactNode } from 'react';
import { MediaImage } from '../../media/media-image.tsx';
import type { VideoPlayerProps } from '../../media/player/video-player.tsx';
import { useMediaSource } from '../../media/use-media-source.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { MissingPlayer } from './missing-player.tsx';
import styles from './place-article.module.css';
import type { Place } from './place-facts.ts';

/** Shows `image` until the player has loaded. */
const PlaceVideo = lazyComponent(
  async () => {
    const { VideoPlayer } = await import('../../media/player/video-player.tsx');
    return ({ image, ...video }: VideoPlayerProps & { readonly image: ReactNode }) => (
      <VideoPlayer {...video} />
    );
  },
  {
    fallback: ({ image }) => image,
    failed: (tryAgain, { image }) => (
      <>
        {image}
        <MissingPlayer type="video" onTryAgain={tryAgain} />
      </>
    ),
  },
);

export type PlaceMediaProps = {
  readonly place: Place;
  /** The language of its captions; undefined for the language of the page. */
  readonly lang: string | undefined;
};

/** The video if there is one, else the image. */
export function PlaceMedia({ place, lang }: PlaceMediaProps) {
  const video = useMediaSource(place.p_video);
  const captions = useMediaSource(place.p_video_captions);
  const artwork = useMediaSource(place.p_image);
  const hasAudio = useMediaSource(place.p_audio).kind === 'ready';
  const image = (
    <MediaImage
      className={styles.image}
      field={place.p_image}
      size="placePage"
      placeholder={place.p_image_stand_in}
      alt={place.p_image_alt ?? place.p_title}
      ratio="4 / 3"
      urgent
    />
  );
  if (video.kind !== 'ready') {
    return (
      <>
        {image}
        {video.kind === 'failed' && <p role="alert">{video.text}</p>}
      </>
    );
  }
  return (
    <PlaceVideo
      src={video.src}
      title={place.p_title}
      artwork={artwork.kind === 'ready' ? addressAtWidth(artwork.src, 960) : null}
      lang={lang}
      captions={captions.kind === 'ready' ? captions.src : null}
      label={hasAudio ? 'Watch' : null}
      image={image}
    />
  );
}
