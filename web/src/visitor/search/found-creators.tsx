import { printNamedCreatorPath } from '@laneway/domain/app-links/creator-path';
import { useId } from 'react';
import type { SearchAuthor } from '../../api/queries/search.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { AppAnchor } from '../../ui/app-anchor.tsx';
import styles from './found-creators.module.css';

/** The creators whose names match a search, with links to their pages. */
export function FoundCreators({ creators }: { readonly creators: readonly SearchAuthor[] }) {
  const { openAddress } = useNavigation();
  const id = useId();
  if (creators.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.creators}>
      <h2 id={id} className={styles.heading}>
        Creators
      </h2>
      <ul className={styles.list}>
        {creators.map(({ u_id, name, guide_count }) => (
          <li key={u_id}>
            <AppAnchor
              path={printNamedCreatorPath(u_id, name)}
              className={styles.creator}
              onNavigate={openAddress}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>
                {guide_count === 1 ? '1 guide' : `${guide_count} guides`}
              </span>
            </AppAnchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
