import { MediaPicture } from '../../media/media-picture.tsx';
import { useMediaSource } from '../../media/use-media-source.ts';
import type { Place } from '../../places/place-facts.ts';
import { createLazyModule } from '../../ui/lazy-module.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { MissingPlayer } from './missing-player.tsx';
import styles from './place-body.module.css';

const videoPlayer = createLazyModule(
  async () => (await import('../../media/player/video-player.tsx')).VideoPlayer,
);

/** The video where there is one, else the picture. */
export function PlaceMedia({ place }: { readonly place: Place }) {
  const video = useMediaSource(place.p_video);
  const captions = useMediaSource(place.p_video_captions);
  const image = useMediaSource(place.p_image);
  const picture = (
    <MediaPicture
      className={styles.picture}
      field={place.p_image}
      placeholder={place.p_image_stand_in}
      alt={place.p_image_alt ?? place.p_title}
      ratio="4 / 3"
      urgent
    />
  );
  if (video.kind !== 'ready') {
    return (
      <>
        {picture}
        {video.kind === 'failed' && <p role="alert">{video.text}</p>}
      </>
    );
  }
  return (
    <LazyPart
      module={videoPlayer}
      props={{
        src: video.src,
        title: place.p_title,
        artwork: image.kind === 'ready' ? image.src : null,
        captions: captions.kind === 'ready' ? captions.src : null,
      }}
      fallback={picture}
      failed={(tryAgain) => (
        <>
          {picture}
          <MissingPlayer type="video" onTryAgain={tryAgain} />
        </>
      )}
    />
  );
}
