import { langAttribute } from '@laneway/domain/guides/default-language';
import { MediaImage } from '../media/media-image.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './guide-card.module.css';
import { cardFacts, type Guide } from './guide-facts.ts';
import { type GuideTag, guideTag, type Ownership } from './guide-tag.ts';
import { useTagText } from './price.ts';
import { Rating } from './rating.tsx';

export type GuideCardProps = {
  readonly guide: Guide;
  /** Not owned by default: a draft isn't for sale yet. */
  readonly ownership?: Ownership;
  readonly isFront: boolean;
  /** True if its overview is open; selecting the card again closes it. */
  readonly isOpen: boolean;
  /** The distance from the visitor; null if unknown. */
  readonly distance: string | null;
  readonly urgent: boolean;
  /** Its saved state on this device in words; null if it isn't saved. */
  readonly saved?: string | null;
  readonly onPick: () => void;
};

/** Free guides have a banner across the image; the others show it among the facts. */
const TAG_STYLES: Readonly<Record<Exclude<GuideTag, 'free'>, string | undefined>> = {
  yours: styles.yours,
  'free with an account': styles.price,
  price: styles.price,
};

/** A guide in the carousel: a small poster. */
export function GuideCard({
  guide,
  ownership = 'not yours',
  isFront,
  isOpen,
  distance,
  urgent,
  saved = null,
  onPick,
}: GuideCardProps) {
  const tag = guideTag(guide, ownership);
  const tagText = useTagText();
  const facts = [...cardFacts(guide), distance].filter((fact) => fact !== null);
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
      {saved !== null && <span className={styles.saved}>{saved}</span>}
      {tag === 'free' && <span className={styles.banner}>{tagText(tag, guide)}</span>}
      <span className={styles.words}>
        <span className={styles.title} lang={langAttribute(guide.g_language)}>
          {guide.g_title}
        </span>
        <span className={styles.author}>by {guide.g_author}</span>
        <span className={styles.facts}>
          {tag !== null && tag !== 'free' && (
            <span className={TAG_STYLES[tag]}>{tagText(tag, guide)}</span>
          )}
          <Rating guide={guide} />
          <span>{facts.join(' · ')}</span>
        </span>
      </span>
    </button>
  );
}
