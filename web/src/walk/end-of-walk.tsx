import { langAttribute } from '@laneway/domain/guides/default-language';
import type { WalkView } from '@laneway/domain/walk/engine/walk-view';
import { Button } from '../ui/button.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { usePageRoot } from '../ui/page-root.ts';
import { TopBar } from '../ui/top-bar.tsx';
import styles from './end-of-walk.module.css';
import type { WalkGuide } from './walk-guide.ts';
import { useWalkHost } from './walk-host.ts';
import { visitedText, walkVerb } from './walk-texts.ts';

const RatePrompt = lazyComponent(
  async () => (await import('../guide/reviews/rate-prompt.tsx')).RatePrompt,
);

export type EndOfWalkProps = {
  readonly walked: WalkGuide;
  readonly view: WalkView;
  /** Opens the list of places again. */
  readonly onAgain: () => void;
};

/** The visited places, the remaining ones, and a request to rate the guide. */
export function EndOfWalk({ walked: { guide, places }, view, onAgain }: EndOfWalkProps) {
  const { back, openPlace, isDraft } = useWalkHost();
  const Root = usePageRoot();
  const visited = new Set(view.stops.flatMap(({ id, isVisited }) => (isVisited ? [id] : [])));
  const left = places.filter(({ p_id }) => !visited.has(p_id));
  return (
    <Root className={styles.page}>
      <TopBar onBack={back} />
      <div className={styles.body}>
        <h1 className={styles.title} tabIndex={-1}>
          That’s the walk
        </h1>
        <p className={styles.heard} role="status">
          {visitedText(view)}
        </p>
        {left.length > 0 && (
          <section aria-labelledby="walk-left">
            <h2 id="walk-left" className={styles.leftTitle}>
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
        {!isDraft && <RatePrompt guide={guide} isAtEnd={view.isFinished} />}
        <div className={styles.actions}>
          <Button kind="main" onClick={back}>
            Back to the guide
          </Button>
          <Button onClick={onAgain}>Walk again</Button>
        </div>
      </div>
    </Root>
  );
}
