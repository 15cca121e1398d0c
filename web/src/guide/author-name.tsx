import { printNamedCreatorPath } from '@laneway/domain/app-links/creator-path';
import { AppAnchor } from '../ui/app-anchor.tsx';
import styles from './author-name.module.css';
import type { Guide } from './guide-facts.ts';

export type AuthorNameProps = {
  readonly guide: Guide;
  /** Called with the path of the creator's page; without it, the name is text. */
  readonly onNavigate?: ((path: string) => void) | undefined;
};

/** The author of a guide, with a link to their page. Authors without guides on sale have none. */
export function AuthorName({ guide, onNavigate }: AuthorNameProps) {
  const { g_author: name, g_author_id: id, g_active: isLive } = guide;
  if (onNavigate === undefined || id === null || !isLive) return name;
  return (
    <AppAnchor
      path={printNamedCreatorPath(id, name)}
      className={styles.link}
      onNavigate={onNavigate}
    >
      {name}
    </AppAnchor>
  );
}
