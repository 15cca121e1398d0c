import { type Guide, placeCountText, priceText } from '../../guides/guide-facts.ts';
import { MediaPicture } from '../../media/media-picture.tsx';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { matchGuides } from './match-guides.ts';
import styles from './search-response.module.css';

export type SearchResponseProps = {
  readonly text: string;
  readonly guides: readonly Guide[];
  readonly onPick: (id: number) => void;
};

/** What was searched for, and the guides on the map that it names. */
export function SearchResponse({ text, guides, onPick }: SearchResponseProps) {
  const { closeOverlay } = useNavigation();
  const found = matchGuides(guides, text);
  return (
    <section className={styles.response} aria-labelledby="search-response-title">
      <header className={styles.header}>
        <div>
          <p className={styles.over}>You searched for</p>
          <h2 id="search-response-title" className={styles.title}>
            “{text}”
          </h2>
        </div>
        <RoundButton icon="close" label="Close" onClick={() => closeOverlay('searchResponse')} />
      </header>
      <p role="status" className={styles.status}>
        {found.length === 0
          ? 'No guide on the map goes by that. Try a street, a suburb or a single word.'
          : `${found.length === 1 ? '1 guide' : `${found.length} guides`} on the map`}
      </p>
      <ul className={styles.list}>
        {found.map((guide) => (
          <li key={guide.g_id}>
            <button type="button" className={styles.row} onClick={() => onPick(guide.g_id)}>
              <MediaPicture
                className={styles.picture}
                field={guide.g_image}
                standIn={guide.g_image_stand_in}
                alt=""
                ratio="1 / 1"
              />
              <span className={styles.words}>
                <span className={styles.name}>{guide.g_title}</span>
                <span className={styles.facts}>
                  {guide.g_price === 0 ? 'Free' : priceText(guide)} ·{' '}
                  {placeCountText(guide.g_place_count)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
