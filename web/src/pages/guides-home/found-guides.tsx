import { contentTexts } from '@laneway/domain/content-texts';
import type { Guide } from '../../guides/guide-facts.ts';
import { GuideRow } from '../../guides/guide-row.tsx';
import { PriceAndPlaces } from '../../guides/price-and-places.tsx';
import { useOwnership } from '../../guides/use-ownership.ts';
import styles from './found-guides.module.css';
import { matchGuides } from './match-guides.ts';

export type FoundGuidesProps = {
  readonly text: string;
  /** Undefined until they have loaded. */
  readonly guides: readonly Guide[] | undefined;
  /** They couldn't be loaded; the carousel offers a retry. */
  readonly hasFailed: boolean;
  readonly onPick: (id: number) => void;
};

/** The guides on the map that match a search. */
export function FoundGuides({ text, guides, hasFailed, onPick }: FoundGuidesProps) {
  const ownershipOf = useOwnership();
  const found = guides === undefined ? [] : matchGuides(guides, text);
  return (
    <div className={styles.found}>
      <p role="status" className={styles.status}>
        {statusText(guides === undefined, hasFailed, found.length)}
      </p>
      <ul className={styles.list}>
        {found.map((guide) => (
          <li key={guide.g_id}>
            <GuideRow
              guide={guide}
              facts={<PriceAndPlaces guide={guide} ownership={ownershipOf(guide)} />}
              onPick={() => onPick(guide.g_id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function statusText(isWaiting: boolean, hasFailed: boolean, found: number): string {
  if (hasFailed) return contentTexts.errorLoadingGuides;
  if (isWaiting) return contentTexts.loadingGuides;
  if (found === 0) return 'No guides match that. Try a street, a suburb or a single word.';
  return `${found === 1 ? '1 guide' : `${found} guides`} on the map`;
}
