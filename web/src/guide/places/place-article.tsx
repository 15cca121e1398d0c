import { DEFAULT_TRAVEL_MODE, TRAVEL_MODES, type TravelMode } from '@laneway/domain/geo/directions';
import { parseLocation } from '@laneway/domain/geo/location-text';
import { plainText } from '@laneway/domain/text/plain-text';
import { type ReactNode, useId, useRef, useState } from 'react';
import { browserDevice, openDirections } from '../../map/directions/open-directions.ts';
import type { Track } from '../../media/player/track.ts';
import { Button } from '../../ui/button.tsx';
import { LazyRichText } from '../../ui/text/lazy-rich-text.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './place-article.module.css';
import { PlaceAudio } from './place-audio.tsx';
import type { Place } from './place-facts.ts';
import { PlaceMedia } from './place-media.tsx';

export type PlaceArticleProps = {
  readonly guideTitle: string | null;
  /** The language of its texts; undefined for the language of the page. */
  readonly lang?: string | undefined;
  readonly place: Place;
  readonly number: number;
  readonly previous: Place | null;
  readonly next: Place | null;
  /** The place's audio for the app's player, which continues after the page; null if audio ends with the page. */
  readonly track?: Track | null;
  /** The button that shares the place's link; missing if the place has none yet. */
  readonly share?: ReactNode;
  /** True if it was opened on a walk. */
  readonly isOnWalk?: boolean;
  readonly onBack: () => void;
  /** Shows the place's path and boundary. */
  readonly onMap: () => void;
  readonly onPlace: (place: Place) => void;
  /** Called with the path of a link that stays inside the app. */
  readonly onNavigate: (path: string) => void;
  /** Shown below everything else, such as a question at the end of a walk. */
  readonly children?: ReactNode;
};

/** The content of a place. */
export function PlaceArticle({
  guideTitle,
  lang,
  place,
  number,
  previous,
  next,
  track = null,
  share = null,
  isOnWalk = false,
  onBack,
  onMap,
  onPlace,
  onNavigate,
  children,
}: PlaceArticleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasShapes = place.p_path !== null || place.p_boundary !== null;
  return (
    <article className={styles.place}>
      <TopBar onBack={onBack} echo={{ title: place.p_title, heading }} />
      <PlaceMedia place={place} lang={lang} />
      <div className={styles.words}>
        <p className={styles.eyebrow}>
          {guideTitle === null ? `Place ${number}` : `${guideTitle} · Place ${number}`}
        </p>
        <h1 ref={heading} className={styles.title} lang={lang}>
          {place.p_title}
        </h1>
        <PlaceAudio place={place} lang={lang} track={track} />
        <div lang={lang}>
          <LazyRichText
            source={place.p_description}
            onNavigate={onNavigate}
            plain={<p className={styles.plain}>{plainText(place.p_description)}</p>}
          />
        </div>
        <div className={styles.actions}>
          {hasShapes && <Button onClick={onMap}>Map</Button>}
          <DirectionsButton place={place} usualMode={isOnWalk ? 'walking' : DEFAULT_TRAVEL_MODE} />
          {share}
        </div>
        <nav className={styles.neighbours} aria-label="Previous and next place">
          {previous !== null && (
            <Neighbour place={previous} lang={lang} word="Previous" onPlace={onPlace} />
          )}
          {next !== null && <Neighbour place={next} lang={lang} word="Next" onPlace={onPlace} />}
        </nav>
        {children}
      </div>
    </article>
  );
}

type NeighbourProps = Pick<PlaceArticleProps, 'place' | 'lang' | 'onPlace'> & {
  readonly word: 'Previous' | 'Next';
};

function Neighbour({ place, lang, word, onPlace }: NeighbourProps) {
  return (
    <button
      type="button"
      className={styles.neighbour}
      data-side={word}
      onClick={() => onPlace(place)}
    >
      <span className={styles.eyebrow}>{word}</span>
      <span className={styles.neighbourTitle} lang={lang}>
        {place.p_title}
      </span>
    </button>
  );
}

const MODE_NAMES: Readonly<Record<TravelMode, string>> = {
  transit: 'Public transport',
  walking: 'Walking',
  driving: 'Driving',
};

type DirectionsButtonProps = {
  readonly place: Place;
  /** The default mode of travel. */
  readonly usualMode: TravelMode;
};

function DirectionsButton({ place, usualMode }: DirectionsButtonProps) {
  const [mode, setMode] = useState<TravelMode>(usualMode);
  const id = useId();
  const destination = parseLocation(place.p_location);
  if (destination === null) return null;
  return (
    <div className={styles.directions}>
      <label htmlFor={id}>
        <VisuallyHidden>Travel mode</VisuallyHidden>
      </label>
      <select
        id={id}
        className={styles.mode}
        value={mode}
        onChange={(event) => setMode(event.target.value as TravelMode)}
      >
        {TRAVEL_MODES.map((one) => (
          <option key={one} value={one}>
            {MODE_NAMES[one]}
          </option>
        ))}
      </select>
      <Button kind="main" onClick={() => openDirections({ destination, mode }, browserDevice())}>
        Directions
      </Button>
    </div>
  );
}
