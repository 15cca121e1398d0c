import type { WalkView } from '@laneway/domain/walk/engine/walk-view';
import type { CSSProperties } from 'react';
import type { Place } from '../../guide/places/place-facts.ts';
import { isAtNextPlace, nextDistanceText, pathText } from '../walk-texts.ts';
import { PlaceButton } from './place-button.tsx';
import styles from './walking-view.module.css';

export type NextPlaceCardProps = {
  readonly place: Place;
  readonly number: number;
  readonly lang: string | undefined;
  readonly next: WalkView['next'];
  /** The way back to the path; null for someone on it. */
  readonly path: WalkView['path'];
  readonly heading: number | null;
  /** In one line without a picture, below a place that plays or a list. */
  readonly isSecond: boolean;
  readonly onOpen: () => void;
};

/** The next place, with its distance and direction. */
export function NextPlaceCard(props: NextPlaceCardProps) {
  const { place, number, lang, next, path, heading, isSecond, onOpen } = props;
  return (
    <div className={styles.next} data-second={isSecond || undefined}>
      <PlaceButton
        place={place}
        lang={lang}
        eyebrow={`Next: place ${number}`}
        hasImage={!isSecond}
        onOpen={onOpen}
      >
        {next !== null && (
          <span>
            <span className={styles.metres}>{nextDistanceText(next)}</span>
            {next.isAlongPath && !isAtNextPlace(next) && ' along the path'}
          </span>
        )}{' '}
        {path !== null && <span className={styles.eyebrow}>{pathText(path)}</span>}
      </PlaceButton>
      {next !== null && <DirectionArrow bearing={next.bearing} heading={heading} />}
    </div>
  );
}

type DirectionArrowProps = {
  /** The direction of the target, in degrees from north. */
  readonly bearing: number;
  /** The phone's direction; null while unknown, when up is north as on the map. */
  readonly heading: number | null;
};

/** The direction of the next place; screen readers get the distance instead. */
function DirectionArrow({ bearing, heading }: DirectionArrowProps) {
  return (
    <span className={styles.arrow} aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox="0 0 48 48"
        style={{ '--turn': `${bearing - (heading ?? 0)}deg` } as CSSProperties}
      >
        <path d="M24 5 38 40 24 32 10 40z" />
      </svg>
      {heading === null && <span className={styles.north}>N↑</span>}
    </span>
  );
}
