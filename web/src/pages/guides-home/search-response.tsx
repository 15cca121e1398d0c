import { contentTexts } from '@laneway/domain/content-texts';
import type { Guide } from '../../guides/guide-facts.ts';
import { PriceAndPlaces } from '../../guides/price-and-places.tsx';
import { useOwnership } from '../../guides/use-ownership.ts';
import { MediaImage } from '../../media/media-image.tsx';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { matchGuides } from './match-guides.ts';
import styles from './search-response.module.css';

export type SearchResponseProps = {
  readonly text: string;
  /** Undefined until they have loaded. */
  readonly guides: readonly Guide[] | undefined;
  /** They couldn't be loaded; the carousel offers a retry. */
  readonly hasFailed: boolean;
  readonly onPick: (id: number) => void;
};

/** The search text, and the guides on the map that match it. */
export function SearchResponse({ text, guides, hasFailed, onPick }: SearchResponseProps) {
  const { closeOverlay } = useNavigation();
  useDocumentTitle(`“${text}”`);
  const ownershipOf = useOwnership();
  const found = guides === undefined ? [] : matchGuides(guides, text);
  return (
    <Sheet
      labelledBy="search-response-title"
      onClose={() => closeOverlay('searchResponse')}
      heading={
        <>
          <p className={styles.over}>You searched for</p>
          <h2 id="search-response-title" className={styles.title}>
            “{text}”
          </h2>
        </>
      }
    >
      <div className={styles.response}>
        <p role="status" className={styles.status}>
          {statusText(guides === undefined, hasFailed, found.length)}
        </p>
        <ul className={styles.list}>
          {found.map((guide) => (
            <li key={guide.g_id}>
              <button type="button" className={styles.row} onClick={() => onPick(guide.g_id)}>
                <MediaImage
                  className={styles.image}
                  field={guide.g_image}
                  size="thumbnail"
                  placeholder={guide.g_image_stand_in}
                  alt=""
                  ratio="1 / 1"
                />
                <span className={styles.words}>
                  <span className={styles.name}>{guide.g_title}</span>
                  <span className={styles.facts}>
                    <PriceAndPlaces guide={guide} ownership={ownershipOf(guide)} />
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

function statusText(isWaiting: boolean, hasFailed: boolean, found: number): string {
  if (hasFailed) return contentTexts.errorLoadingGuides;
  if (isWaiting) return contentTexts.loadingGuides;
  if (found === 0) return 'No guides match that. Try a street, a suburb or a single word.';
  return `${found === 1 ? '1 guide' : `${found} guides`} on the map`;
}
