import { useUser } from '../../api/session/session-context.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { Guide } from '../../guide/guide-facts.ts';
import { GuideExtras, GuideRow } from '../../guide/guide-row.tsx';
import { PriceAndPlaces } from '../../guide/price-and-places.tsx';
import { useOwnership } from '../../guide/use-ownership.ts';
import { ShowMore, type ShowMoreProps } from '../../ui/dashboard-frame/show-more.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import styles from './creator-guides.module.css';

/** Few visitors are the creator whose page they read. */
const EditButton = lazyComponent(
  async () => (await import('../../guide/edit-button.tsx')).EditButton,
);

export type CreatorGuidesProps = {
  readonly guides: readonly Guide[];
  readonly query: ShowMoreProps['query'];
};

/** A creator's guides on sale, newest first. */
export function CreatorGuides({ guides, query }: CreatorGuidesProps) {
  const { pickGuide } = useNavigation();
  const ownershipOf = useOwnership();
  const user = useUser();
  return (
    <section className={styles.section} aria-labelledby="creator-guides">
      <h2 id="creator-guides" className={styles.heading}>
        Guides
      </h2>
      <ul className={styles.guides}>
        {guides.map((guide) => (
          <li
            key={guide.g_id}
            className={user?.u_id === guide.g_author_id ? styles.own : styles.guide}
          >
            <GuideRow
              guide={guide}
              look="tile"
              facts={<PriceAndPlaces guide={guide} ownership={ownershipOf(guide)} />}
              onPick={() => pickGuide(guide.g_id)}
            >
              <GuideExtras guide={guide} />
            </GuideRow>
            {user?.u_id === guide.g_author_id && (
              <div className={styles.edit}>
                <EditButton guide={guide} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <ShowMore of="guides" query={query} />
    </section>
  );
}
