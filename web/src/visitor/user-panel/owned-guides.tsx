import { contentTexts } from '@laneway/domain/content-texts';
import type { ReactNode } from 'react';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { type Guide, isGiftable, placeCountText } from '../../guide/guide-facts.ts';
import { GuideRow } from '../../guide/guide-row.tsx';
import { savedMark } from '../../guide/saved-mark.ts';
import { useEditLink } from '../../guide/use-edit-link.ts';
import { useGuideOpening } from '../../guide/use-guide-opening.ts';
import { allVisitedText, continueText, startedFirst } from '../../guide/visits/progress.ts';
import { useVisits } from '../../guide/visits/use-visits.ts';
import { useOfflineState } from '../../offline/use-offline-guides.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWalkLink } from '../../walk/use-walk-link.ts';
import styles from './owned-guides.module.css';

type GuidesQuery = {
  readonly data: readonly Guide[] | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
};

export type OwnedGuidesProps = {
  readonly label: string;
  readonly guides: GuidesQuery;
  /** Shown where there are none. */
  readonly empty: ReactNode;
};

/** Guides that someone may open, or the reason why they can't be shown. */
export function OwnedGuides({ label, guides, empty }: OwnedGuidesProps) {
  const { visits } = useVisits();
  if (guides.data === undefined) {
    const tryAgain = {
      label: 'Try again',
      onAct: () => void guides.refetch(),
      busyText: guides.isFetching ? contentTexts.loadingGuides : undefined,
    };
    return <Callout tone="error" text={contentTexts.fetchUserGuidesFailed} action={tryAgain} />;
  }
  if (guides.data.length === 0) return empty;
  return (
    <ul className={styles.guides} aria-label={label}>
      {startedFirst(visits, guides.data, ({ g_id }) => g_id).map((guide) => (
        <li key={guide.g_id} className={styles.guide}>
          <OwnedGuide guide={guide} />
        </li>
      ))}
    </ul>
  );
}

function OwnedGuide({ guide }: { readonly guide: Guide }) {
  const { openPage } = useNavigation();
  const { progress, onOpen } = useGuideOpening(guide);
  const walk = useWalkLink(guide);
  const edit = useEditLink(guide);
  const allVisited = allVisitedText(progress);
  const saved = savedMark(useOfflineState().saved.get(guide.g_id));
  const places = <span className={styles.count}>{placeCountText(guide.g_place_count)}</span>;
  return (
    <>
      <GuideRow
        guide={guide}
        look="tile"
        facts={
          <>
            by {guide.g_author} · {places}
          </>
        }
        onPick={onOpen}
      >
        {saved !== null && (
          <span className={styles.saved}>
            <Icon name="check" />
            {saved}
          </span>
        )}
        {allVisited !== null && <span className={styles.done}>{allVisited}</span>}
        <span className={styles.action}>
          {continueText(progress) ?? 'Open'}
          <Icon name="forward" />
        </span>
      </GuideRow>
      {(walk !== null || edit !== null || isGiftable(guide)) && (
        <div className={styles.more}>
          {walk !== null && (
            <Button aria-label={`${walk.label}: ${guide.g_title}`} onClick={walk.open}>
              <Icon name="walk" />
              <span className={styles.word}>{walk.label}</span>
            </Button>
          )}
          {edit !== null && (
            <Button
              aria-label={`Edit ${guide.g_title}`}
              disabled={edit.isOpening}
              onClick={edit.open}
            >
              <Icon name="document" />
              <span className={styles.word}>Edit</span>
            </Button>
          )}
          {isGiftable(guide) && (
            <Button
              aria-label={`Gift ${guide.g_title}`}
              onClick={() => openPage({ page: 'gift', guideId: guide.g_id })}
            >
              <Icon name="gift" />
              <span className={styles.word}>Gift</span>
            </Button>
          )}
        </div>
      )}
    </>
  );
}
