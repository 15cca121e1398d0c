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
  /** Shown under the title. */
  readonly head: ReactNode;
  /** The placement of the head on a wide screen. */
  readonly headPlace?: 'above' | 'beside';
  /** Loaded guides of the list, whose overview can be shown at once. */
  readonly known?: readonly Guide[];
  readonly children: ReactNode;
};

const NONE: readonly Guide[] = [];

/**
 * A page with a large heading, and the overview of a guide over it. The list stays mounted, so that it keeps its scroll
 * position.
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
      {/* A document has one visible main element. */}
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
