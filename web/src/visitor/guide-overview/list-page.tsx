import { type ReactNode, useRef } from 'react';
import { openOverlay } from '../../core/navigation/nav-state.ts';
import { useNavigation, useNavState } from '../../core/navigation/navigation-context.tsx';
import type { Guide } from '../../guide/guide-facts.ts';
import { classNames } from '../../ui/class-names.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { GuideOnMap } from './guide-on-map.tsx';
import styles from './list-page.module.css';

export type ListPageProps = {
  readonly title: string;
  /** What stands under the title. */
  readonly head: ReactNode;
  /** Where the title and what is under it go on a wide screen. */
  readonly headPlace?: 'above' | 'beside';
  /** Guides of the list that are loaded already; their overview shows at once what is known. */
  readonly known?: readonly Guide[];
  readonly children: ReactNode;
};

const NONE: readonly Guide[] = [];

/**
 * A page to read, with a large heading, and the overview of a guide over it. The list stays where it is meanwhile, so
 * that it comes back as it was left, scrolled and loaded as far.
 */
export function ListPage({
  title,
  head,
  headPlace = 'above',
  known = NONE,
  children,
}: ListPageProps) {
  const { back } = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  const overview = useNavState((state) => openOverlay(state, 'guideOverview'));
  useDocumentTitle(title);
  return (
    <>
      {/* A document has one main part that isn't hidden. */}
      <main className={styles.page} inert={overview !== null} hidden={overview !== null}>
        <TopBar onBack={back} echo={{ title, heading }} />
        <div className={classNames(styles.content, headPlace === 'beside' && styles.beside)}>
          <header className={styles.head}>
            <h1 ref={heading} className={styles.title}>
              {title}
            </h1>
            {head}
          </header>
          {children}
        </div>
      </main>
      {overview !== null && (
        <div className={styles.over}>
          <GuideOnMap key={overview.guideId} guideId={overview.guideId} known={known} />
        </div>
      )}
    </>
  );
}
