import { parseLocation } from '@laneway/domain/geo/location-text';
import { type ReactNode, useMemo, useRef } from 'react';
import { useGuide } from '../../api/queries/guides.ts';
import { openOverlay } from '../../core/navigation/nav-state.ts';
import { useNavigation, useNavState } from '../../core/navigation/navigation-context.tsx';
import type { Guide } from '../../guide/guide-facts.ts';
import { guidePin } from '../../guide/guide-pin.ts';
import { useOwnedGuideIds } from '../../guide/owned-guide-ids.ts';
import { CentreOn } from '../../map/overlays/centre-on.tsx';
import { useStageInsets } from '../../map/use-stage-insets.ts';
import { VisitorMap } from '../../map/visitor-map.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Stage } from '../../ui/stage.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { useIsWide } from '../../ui/use-media-query.ts';
import { GuideOverview } from './guide-overview.tsx';
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

type GuideOnMapProps = { readonly guideId: number; readonly known: readonly Guide[] };

/** The overview of a guide over a page that has no map of its own. */
function GuideOnMap({ guideId, known }: GuideOnMapProps) {
  const { back } = useNavigation();
  const { data: loaded } = useGuide(guideId);
  const guide = loaded ?? known.find(({ g_id }) => g_id === guideId);
  const owned = useOwnedGuideIds();
  const pins = useMemo(() => (guide === undefined ? [] : guidePin(guide, owned)), [guide, owned]);
  const insets = useStageInsets(true);
  // On a wide screen, these insets leave room for a row of cards below the panel, which this page doesn't have.
  const isWide = useIsWide();
  return (
    <Stage
      backdrop={
        <VisitorMap
          label="Map of this guide"
          insets={isWide ? { ...insets, bottom: 0 } : insets}
          pins={pins}
          activeId={guideId}
          onPick={back}
        >
          <CentreOn point={parseLocation(guide?.g_location)} isInstant />
        </VisitorMap>
      }
      // The map needs no scrim below the bar.
      top={<TopBar onBack={back}>{null}</TopBar>}
      panel={<GuideOverview guideId={guideId} sharedPlaceId={null} known={known} />}
    />
  );
}
