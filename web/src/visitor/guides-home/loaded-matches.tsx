import type { Guide } from '../../guide/guide-facts.ts';
import { GuideRow } from '../../guide/guide-row.tsx';
import { PriceAndPlaces } from '../../guide/price-and-places.tsx';
import { useOwnership } from '../../guide/use-ownership.ts';
import { Callout } from '../../ui/callout.tsx';
import styles from './found-guides.module.css';
import { matchGuides } from './match-guides.ts';

export type LoadedMatchesProps = {
  readonly text: string;
  readonly guides: readonly Guide[];
  readonly onPick: (id: number) => void;
  readonly onTryAgain: () => void;
};

/** What can be found without a connection: the guides that are on the map already. */
export function LoadedMatches({ text, guides, onPick, onTryAgain }: LoadedMatchesProps) {
  const ownershipOf = useOwnership();
  const found = matchGuides(guides, text);
  return (
    <div className={styles.found}>
      <Callout
        tone="info"
        text={
          found.length === 0
            ? 'We can’t connect, and no guide that’s already loaded matches that.'
            : 'We can’t connect, so we’ve only searched the guides that are already loaded.'
        }
        action={{ label: 'Try again', onAct: onTryAgain }}
      />
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
