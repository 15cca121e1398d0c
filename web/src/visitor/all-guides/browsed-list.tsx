import type { Point } from '@laneway/domain/geo/point';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { Guide } from '../../guide/guide-facts.ts';
import { GuideExtras, GuideRow } from '../../guide/guide-row.tsx';
import { PriceAndPlaces } from '../../guide/price-and-places.tsx';
import { useOwnership } from '../../guide/use-ownership.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './browsed-list.module.css';

const GHOSTS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export type BrowsedListProps = {
  readonly guides: readonly Guide[];
  readonly isLoading: boolean;
  readonly visitor: Point | null;
};

/** Guides in as many columns as fit, each once although lists may shift between two pages. */
export function BrowsedList({ guides, isLoading, visitor }: BrowsedListProps) {
  const { pickGuide } = useNavigation();
  const ownershipOf = useOwnership();
  if (isLoading) {
    return (
      <div className={styles.list} aria-hidden="true">
        {GHOSTS.map((name) => (
          <div key={name} className={styles.ghost}>
            <Skeleton shape="fill" />
          </div>
        ))}
      </div>
    );
  }
  const once = [...new Map(guides.map((guide) => [guide.g_id, guide])).values()];
  if (once.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Guides">
      {once.map((guide) => (
        <li key={guide.g_id}>
          <GuideRow
            guide={guide}
            author={guide.g_author}
            facts={<PriceAndPlaces guide={guide} ownership={ownershipOf(guide)} />}
            onPick={() => pickGuide(guide.g_id)}
          >
            <GuideExtras guide={guide} visitor={visitor} />
          </GuideRow>
        </li>
      ))}
    </ul>
  );
}
