import { printNamedGuidePath } from '@laneway/domain/app-links/guide-path';
import { parseLocation } from '@laneway/domain/geo/location-text';
import { langAttribute } from '@laneway/domain/guides/default-language';
import type { WalkTotals } from '@laneway/domain/walk/engine/walk-totals';
import type { WalkView } from '@laneway/domain/walk/engine/walk-view';
import { useNavigation } from '../core/navigation/navigation-context.tsx';
import { ShareButton } from '../guide/sharing/share-button.tsx';
import { Button } from '../ui/button.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { usePageRoot } from '../ui/page-root.ts';
import { TopBar } from '../ui/top-bar.tsx';
import styles from './end-of-walk.module.css';
import { walkedDistanceText, walkedTimeText } from './history/totals-texts.ts';
import { NextGuide } from './next-guide.tsx';
import type { WalkGuide } from './walk-guide.ts';
import { useWalkHost } from './walk-host.ts';
import type { SavedTotals } from './walk-store.ts';
import { visitedText, walkVerb } from './walk-texts.ts';

const RatePrompt = lazyComponent(
  async () => (await import('../guide/reviews/rate-prompt.tsx')).RatePrompt,
);

export type EndOfWalkProps = {
  readonly walkGuide: WalkGuide;
  readonly view: WalkView;
  readonly totals: SavedTotals;
  /** Opens the list of places again. */
  readonly onAgain: () => void;
};

/** The figures of the walk, the places that remain, a request to rate the guide, and where to go next. */
export function EndOfWalk({ walkGuide: { guide, places }, view, totals, onAgain }: EndOfWalkProps) {
  const { back, openPlace, isDraft } = useWalkHost();
  const { openPage } = useNavigation();
  const last = places.find(({ p_id }) => p_id === view.lastVisitedStopId);
  const end = parseLocation(last?.p_location);
  const Root = usePageRoot();
  const visited = new Set(view.stops.flatMap(({ id, isVisited }) => (isVisited ? [id] : [])));
  const left = places.filter(({ p_id }) => !visited.has(p_id));
  return (
    <Root className={styles.page}>
      <TopBar onBack={back} />
      <div className={styles.body}>
        <h1 className={styles.title} tabIndex={-1}>
          {view.isFinished || left.length === 0 ? 'That’s the walk' : 'Walk ended'}
        </h1>
        <p className={styles.heard} role="status">
          {visitedText(view)}
        </p>
        <Summary totals={totals} />
        {!isDraft && (
          <RatePrompt
            guide={guide}
            isAtEnd={view.isFinished}
            walkedAt={totals.startedAt}
            saysWhyNot
          />
        )}
        {left.length > 0 && (
          <section aria-labelledby="walk-left">
            <h2 id="walk-left" className={styles.partTitle}>
              Not {walkVerb(view)} yet
            </h2>
            <ul className={styles.left}>
              {left.map(({ p_id, p_title }) => (
                <li key={p_id}>
                  <button
                    type="button"
                    className={styles.place}
                    lang={langAttribute(guide.g_language)}
                    onClick={() => openPlace(guide.g_id, p_id)}
                  >
                    {p_title}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className={styles.actions}>
          <Button kind="main" onClick={back}>
            Back to the guide
          </Button>
          <Button onClick={onAgain}>Walk again</Button>
          {!isDraft && (
            <>
              <ShareButton
                title={guide.g_title}
                path={printNamedGuidePath(guide.g_id, guide.g_title)}
              />
              <Button onClick={() => openPage({ page: 'walkHistory' })}>Your walks</Button>
            </>
          )}
        </div>
        {!isDraft && end !== null && <NextGuide guideId={guide.g_id} end={end} />}
      </div>
    </Root>
  );
}

function Summary({ totals }: { readonly totals: WalkTotals }) {
  const distance = walkedDistanceText(totals);
  return (
    <dl className={styles.summary}>
      <div>
        <dt>Time</dt>
        <dd>{walkedTimeText(totals)}</dd>
      </div>
      {distance !== null && (
        <div>
          <dt>Distance</dt>
          <dd>{distance}</dd>
        </div>
      )}
    </dl>
  );
}
