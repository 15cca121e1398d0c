import type { ReactNode } from 'react';
import type { Place } from '../../guide/places/place-facts.ts';
import { MediaImage } from '../../media/media-image.tsx';
import styles from './walking-view.module.css';

export type PlaceButtonProps = {
  readonly place: Place;
  readonly lang: string | undefined;
  /** The line above the title: what the place is to the walk now, such as the next one. */
  readonly eyebrow: string;
  readonly hasImage?: boolean;
  readonly onOpen: () => void;
  readonly children?: ReactNode;
};

/** A place of the walk, which opens its page. */
export function PlaceButton(props: PlaceButtonProps) {
  const { place, lang, eyebrow, hasImage = true, onOpen, children } = props;
  return (
    <button type="button" className={styles.place} onClick={onOpen}>
      {hasImage && (
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
        <span className={styles.eyebrow}>{eyebrow}</span>{' '}
        <span className={styles.title} lang={lang}>
          {place.p_title}
        </span>{' '}
        {children}
      </span>
    </button>
  );
}
