import { Chip } from '../ui/chip.tsx';
import { type Guide, placeCountText } from './guide-facts.ts';
import { guideTag, type Ownership } from './guide-tag.ts';
import { useTagText } from './price.ts';
import styles from './price-and-places.module.css';

export type PriceAndPlacesProps = { readonly guide: Guide; readonly ownership: Ownership };

/** '$4.99 · 5 places' under a guide's title in a list; 'Yours' instead of a price. */
export function PriceAndPlaces({ guide, ownership }: PriceAndPlacesProps) {
  const tag = guideTag(guide, ownership);
  const tagText = useTagText();
  const places = placeCountText(guide.g_place_count);
  if (tag === 'yours') {
    return (
      <span className={styles.line}>
        <Chip tone="done">{tagText(tag, guide)}</Chip>
        <span>{places}</span>
      </span>
    );
  }
  return tag === null ? places : `${tagText(tag, guide)} · ${places}`;
}
