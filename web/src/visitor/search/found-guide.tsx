import type { Point } from '@laneway/domain/geo/point';
import type { SearchSegment } from '../../api/queries/search.ts';
import { GuideExtras, GuideRow } from '../../guide/guide-row.tsx';
import type { Ownership } from '../../guide/guide-tag.ts';
import { PriceAndPlaces } from '../../guide/price-and-places.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './found-guide.module.css';
import type { GuideHit } from './use-search-results.ts';

export type FoundGuideProps = {
  readonly hit: GuideHit;
  readonly ownership: Ownership;
  readonly visitor: Point | null;
  readonly onPick: () => void;
  readonly onPickPlace: (placeId: number) => void;
};

/** A found guide, with its matches and its places that can be opened. */
export function FoundGuide({ hit, ownership, visitor, onPick, onPickPlace }: FoundGuideProps) {
  const { guide, title, author, snippet, placeInside, places } = hit;
  return (
    <>
      <GuideRow
        guide={guide}
        title={<MarkedText segments={title} />}
        author={author === null ? guide.g_author : <MarkedText segments={author} />}
        facts={<PriceAndPlaces guide={guide} ownership={ownership} />}
        onPick={onPick}
      >
        <GuideExtras guide={guide} visitor={visitor} />
        {placeInside !== null && (
          <span className={styles.reason}>
            Place in this guide: <MarkedText segments={placeInside} />
          </span>
        )}
        {snippet !== null && (
          <span className={styles.snippet}>
            <MarkedText segments={snippet} />
          </span>
        )}
      </GuideRow>
      {places.length > 0 && (
        <ul className={styles.places} aria-label={`Places in ${guide.g_title}`}>
          {places.map(({ place, title, snippet }) => (
            <li key={place.p_id}>
              <button
                type="button"
                className={styles.place}
                onClick={() => onPickPlace(place.p_id)}
              >
                <Icon name="pin" />
                <span className={styles.words}>
                  <span>
                    <MarkedText segments={title} />
                  </span>
                  {snippet !== null && (
                    <span className={styles.snippet}>
                      <MarkedText segments={snippet} />
                    </span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A text in which the searched words are marked. */
export function MarkedText({ segments }: { readonly segments: readonly SearchSegment[] }) {
  let at = 0;
  return segments.map(({ text, hit }) => {
    const key = at;
    at += text.length;
    return hit ? (
      <mark key={key} className={styles.hit}>
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}
