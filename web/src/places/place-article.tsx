import { addressAtWidth } from '@laneway/domain/media/responsive-images';
import { useRef } from 'react';
import { useMediaSource } from '../media/use-media-source.ts';
import { lazyRichText } from '../text/lazy-rich-text.ts';
import { plainText } from '../text/plain-text.ts';
import { Button } from '../ui/button.tsx';
import { createLazyModule } from '../ui/lazy-module.ts';
import { LazyPart } from '../ui/lazy-part.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { DirectionsButton } from './directions-button.tsx';
import { MissingPlayer } from './missing-player.tsx';
import styles from './place-article.module.css';
import type { Place } from './place-facts.ts';
import { PlaceMedia } from './place-media.tsx';

const audioPlayer = createLazyModule(
  async () => (await import('../media/player/audio-player.tsx')).AudioPlayer,
);

export type PlaceArticleProps = {
  readonly guideTitle: string | null;
  readonly place: Place;
  readonly number: number;
  readonly previous: Place | null;
  readonly next: Place | null;
  readonly onBack: () => void;
  /** Shows the place's path and boundary; null where there is no page for that. */
  readonly onMap: (() => void) | null;
  readonly onPlace: (place: Place) => void;
  /** Called with the path of a link that stays inside the app. */
  readonly onNavigate: (path: string) => void;
};

/** What there is to see, hear and read at a place. */
export function PlaceArticle({
  guideTitle,
  place,
  number,
  previous,
  next,
  onBack,
  onMap,
  onPlace,
  onNavigate,
}: PlaceArticleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const image = useMediaSource(place.p_image);
  const audio = useMediaSource(place.p_audio);
  const captions = useMediaSource(place.p_audio_captions);
  const hasShapes = place.p_path !== null || place.p_boundary !== null;
  return (
    <article className={styles.place}>
      <TopBar onBack={onBack} echo={{ title: place.p_title, heading }} />
      <PlaceMedia place={place} />
      <div className={styles.words}>
        <p className={styles.over}>
          {guideTitle === null ? `Place ${number}` : `${guideTitle} · Place ${number}`}
        </p>
        <h1 ref={heading} className={styles.title}>
          {place.p_title}
        </h1>
        {audio.kind === 'ready' && (
          <LazyPart
            module={audioPlayer}
            props={{
              src: audio.src,
              title: place.p_title,
              artwork: image.kind === 'ready' ? addressAtWidth(image.src, 640) : null,
              captions: captions.kind === 'ready' ? captions.src : null,
            }}
            fallback={<div className={styles.playerSpace} />}
            failed={(tryAgain) => <MissingPlayer type="audio" onTryAgain={tryAgain} />}
          />
        )}
        {audio.kind === 'failed' && <p role="alert">{audio.text}</p>}
        <LazyPart
          module={lazyRichText}
          props={{
            source: place.p_description,
            app: { origin: window.location.origin, path: '/' },
            onNavigate,
          }}
          fallback={<p className={styles.plain}>{plainText(place.p_description)}</p>}
        />
        <div className={styles.actions}>
          {hasShapes && onMap !== null && <Button onClick={onMap}>Map</Button>}
          <DirectionsButton place={place} />
        </div>
        <nav className={styles.neighbours} aria-label="Previous and next place">
          {previous !== null && <Neighbour place={previous} word="Previous" onPlace={onPlace} />}
          {next !== null && <Neighbour place={next} word="Next" onPlace={onPlace} />}
        </nav>
      </div>
    </article>
  );
}

type NeighbourProps = Pick<PlaceArticleProps, 'place' | 'onPlace'> & {
  readonly word: 'Previous' | 'Next';
};

function Neighbour({ place, word, onPlace }: NeighbourProps) {
  return (
    <button
      type="button"
      className={styles.neighbour}
      data-side={word}
      onClick={() => onPlace(place)}
    >
      <span className={styles.over}>{word}</span>
      <span className={styles.neighbourTitle}>{place.p_title}</span>
    </button>
  );
}
