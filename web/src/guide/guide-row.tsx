import type { Point } from '@laneway/domain/geo/point';
import { langAttribute } from '@laneway/domain/guides/default-language';
import type { ReactNode } from 'react';
import { MediaImage } from '../media/media-image.tsx';
import { classNames } from '../ui/class-names.ts';
import { distanceText, durationText, type Guide } from './guide-facts.ts';
import styles from './guide-row.module.css';
import { Rating } from './rating.tsx';

/** A row is horizontal at every width; a tile is vertical if there is room for several side by side. */
const LOOKS = {
  row: { size: 'thumbnail', ratio: '1 / 1' },
  tile: { size: 'ownedGuide', ratio: '4 / 3' },
} as const;

export type GuideRowProps = {
  readonly guide: Guide;
  readonly look?: keyof typeof LOOKS;
  /** Replaces the guide's own title. */
  readonly title?: ReactNode;
  /** The line under the title. */
  readonly facts: ReactNode;
  /** The creator; absent where it is known anyway. */
  readonly author?: ReactNode;
  readonly onPick: () => void;
  /** Shown after that line. */
  readonly children?: ReactNode;
};

/** A guide in a list: its image, its title and a line about it, as one button. */
export function GuideRow({
  guide,
  look = 'row',
  title = guide.g_title,
  facts,
  author,
  onPick,
  children,
}: GuideRowProps) {
  const { size, ratio } = LOOKS[look];
  return (
    <button type="button" className={classNames(styles.guide, styles[look])} onClick={onPick}>
      <MediaImage
        className={styles.image}
        field={guide.g_image}
        size={size}
        placeholder={guide.g_image_stand_in}
        alt=""
        ratio={ratio}
      />
      <span className={styles.words}>
        <span className={styles.title} lang={langAttribute(guide.g_language)}>
          {title}
        </span>
        {author !== undefined && <span className={styles.facts}>by {author}</span>}
        <span className={styles.facts}>{facts}</span>
        {children}
      </span>
    </button>
  );
}

export type GuideExtrasProps = {
  readonly guide: Guide;
  /** The position from which the distance counts; null while it isn't known. */
  readonly visitor?: Point | null;
};

/** The rating, the duration, audio and the distance, as far as known. */
export function GuideExtras({ guide, visitor = null }: GuideExtrasProps) {
  const facts = [
    durationText(guide.g_duration_minutes),
    guide.g_has_audio ? 'Audio' : null,
    distanceText(guide.g_location, visitor),
  ].filter((fact) => fact !== null);
  if (facts.length === 0 && guide.g_rating === null) return null;
  return (
    <span className={styles.extras}>
      <Rating guide={guide} />
      {facts.length > 0 && <span>{facts.join(' · ')}</span>}
    </span>
  );
}
