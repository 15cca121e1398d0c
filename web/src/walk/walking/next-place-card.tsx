import type { WalkView } from '@laneway/domain/walk/walk-view';
import { MediaImage } from '../../media/media-image.tsx';
import type { Place } from '../../places/place-facts.ts';
import { isThere, nextDistanceText, pathText } from '../walk-texts.ts';
import { DirectionArrow } from './direction-arrow.tsx';
import styles from './walking-view.module.css';

export type NextPlaceCardProps = {
  readonly place: Place;
  readonly number: number;
  readonly lang: string | undefined;
  readonly next: WalkView['next'];
  /** The way back to the path; null for someone who is on it. */
  readonly path: WalkView['path'];
  readonly heading: number | null;
  /** In one line without a picture, while another place plays. */
  readonly isSecond: boolean;
  readonly onOpen: () => void;
};

/** Where the walk leads, how far that is and which way. */
export function NextPlaceCard(props: NextPlaceCardProps) {
  const { place, number, lang, next, path, heading, isSecond, onOpen } = props;
  return (
    <div className={styles.next} data-second={isSecond || undefined}>
      <button type="button" className={styles.place} onClick={onOpen}>
        {!isSecond && (
          <MediaImage
            className={styles.image}
            field={place.p_image}
            size="thumbnail"
            placeholder={place.p_image_stand_in}
            alt=""
            ratio="1 / 1"
          />
        )}
        <span className={styles.words}>
          <span className={styles.over}>Next: place {number}</span>{' '}
          <span className={styles.title} lang={lang}>
            {place.p_title}
          </span>{' '}
          {next !== null && (
            <span>
              <span className={styles.metres}>{nextDistanceText(next)}</span>
              {next.isAlongPath && !isThere(next) && ' along the path'}
            </span>
          )}{' '}
          {path !== null && <span className={styles.over}>{pathText(path)}</span>}
        </span>
      </button>
      {next !== null && <DirectionArrow bearing={next.bearing} heading={heading} />}
    </div>
  );
}
