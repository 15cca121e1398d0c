import type { ReplyOf } from '@laneway/contract/call-types';
import { formatMinutes } from '@laneway/domain/text/durations';
import { MediaImage } from '../../media/media-image.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './place-card.module.css';
import type { Place } from './place-facts.ts';

export type PlaceCardProps = {
  readonly place: Place;
  /** Its position in the walking order. */
  readonly number: number;
  /** The number of places of the guide; missing for a place shown alone. */
  readonly placeCount?: number;
  /** True if the visitor has been there. */
  readonly isVisited?: boolean;
  /** Its language; undefined for the language of the page. */
  readonly lang?: string | undefined;
  readonly isFront: boolean;
  readonly distance: string | null;
  readonly urgent: boolean;
  readonly onPick: () => void;
};

/** A place in the carousel. */
export function PlaceCard({
  place,
  number,
  placeCount,
  isVisited = false,
  lang,
  isFront,
  distance,
  urgent,
  onPick,
}: PlaceCardProps) {
  const facts = [placeAudioText(place), distance].filter((fact) => fact !== null);
  return (
    <button
      type="button"
      className={classNames(styles.card, isFront && styles.front)}
      onClick={onPick}
    >
      <MediaImage
        className={styles.image}
        field={place.p_image}
        size="card"
        placeholder={place.p_image_stand_in}
        alt=""
        ratio="13 / 16"
        urgent={urgent}
      />
      <span className={styles.number}>
        <VisuallyHidden>Place </VisuallyHidden>
        {number}
        <VisuallyHidden>{placeCount === undefined ? ': ' : ` of ${placeCount}: `}</VisuallyHidden>
      </span>
      <span className={styles.words}>
        <span className={styles.title} lang={lang}>
          {place.p_title}
        </span>
        {facts.length > 0 && <span className={styles.facts}>{facts.join(' · ')}</span>}
      </span>
      {isVisited && (
        <span className={styles.visited}>
          <Icon name="check" />
          <VisuallyHidden>visited</VisuallyHidden>
        </span>
      )}
    </button>
  );
}

/** Guides saved by earlier versions have places without a length. */
type PlaceAudio = Pick<ReplyOf<'listPlaces'>['places'][number], 'p_audio'> & {
  readonly p_audio_seconds?: number | null;
};

/** 'Audio, 2 min', or 'Audio' while its length isn't known; null for a place without audio. */
function placeAudioText({ p_audio, p_audio_seconds }: PlaceAudio): string | null {
  if (p_audio === null) return null;
  const minutes = Math.round((p_audio_seconds ?? 0) / 60);
  return minutes === 0 ? 'Audio' : `Audio, ${formatMinutes(minutes)}`;
}
