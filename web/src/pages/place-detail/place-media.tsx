import { lazy, Suspense } from 'react';
import { MediaPicture } from '../../media/media-picture.tsx';
import { useMediaSource } from '../../media/use-media-source.ts';
import type { Place } from '../../places/place-facts.ts';
import styles from './place-body.module.css';

const VideoPlayer = lazy(async () => ({
  default: (await import('../../media/player/video-player.tsx')).VideoPlayer,
}));

/** The video where there is one, else the picture. */
export function PlaceMedia({ place }: { readonly place: Place }) {
  const video = useMediaSource(place.p_video);
  const image = useMediaSource(place.p_image);
  const picture = (
    <MediaPicture
      className={styles.picture}
      field={place.p_image}
      standIn={place.p_image_stand_in}
      alt={`Illustration of ${place.p_title}`}
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
    <Suspense fallback={picture}>
      <VideoPlayer
        src={video.src}
        title={place.p_title}
        artwork={image.kind === 'ready' ? image.src : null}
      />
    </Suspense>
  );
}
