import { MediaImage } from '../media/media-image.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './guide-card.module.css';
import { type Guide, placeCountText, priceText } from './guide-facts.ts';

export type GuideCardProps = {
  readonly guide: Guide;
  readonly isFront: boolean;
  /** Whether its overview is open; picking the card again closes it. */
  readonly isOpen: boolean;
  /** How far away it is; null if unknown. */
  readonly distance: string | null;
  readonly urgent: boolean;
  readonly onPick: () => void;
};

/** A guide in the carousel: a small poster. */
export function GuideCard({ guide, isFront, isOpen, distance, urgent, onPick }: GuideCardProps) {
  const facts = [placeCountText(guide.g_place_count), distance].filter((fact) => fact !== null);
  return (
    <button
      type="button"
      className={classNames(styles.card, isFront && styles.front)}
      aria-expanded={isOpen}
      onClick={onPick}
    >
      <MediaImage
        className={styles.image}
        field={guide.g_image}
        size="card"
        placeholder={guide.g_image_stand_in}
        alt=""
        ratio="13 / 16"
        urgent={urgent}
      />
      {guide.g_is_public && <span className={styles.banner}>Free</span>}
      <span className={styles.words}>
        <span className={styles.title}>{guide.g_title}</span>
        <span className={styles.author}>by {guide.g_author}</span>
        <span className={styles.facts}>
          {!guide.g_is_public && (
            <span className={styles.price}>
              {guide.g_price === 0 ? 'Free for members' : priceText(guide)}
            </span>
          )}
          <span>{facts.join(' · ')}</span>
        </span>
      </span>
    </button>
  );
}
