import { contentTexts } from '@laneway/domain/content-texts';
import type { useOwnedGuides } from '../../api/queries/owned-guides.ts';
import { type Guide, isGiftable, placeCountText } from '../../guides/guide-facts.ts';
import { useGuideOpening } from '../../guides/use-guide-opening.ts';
import { MediaImage } from '../../media/media-image.tsx';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Icon } from '../../ui/icon.tsx';
import { allVisitedText, continueText, startedFirst } from '../../visits/progress.ts';
import { useVisits } from '../../visits/use-visits.ts';
import styles from './owned-guides.module.css';

export type OwnedGuidesProps = { readonly guides: ReturnType<typeof useOwnedGuides> };

export function OwnedGuides({ guides }: OwnedGuidesProps) {
  const { goHome } = useNavigation();
  const { visits } = useVisits();
  if (guides.data === undefined) {
    const tryAgain = {
      label: 'Try again',
      onAct: () => void guides.refetch(),
      busyText: guides.isFetching ? contentTexts.loadingGuides : undefined,
    };
    return <Callout tone="error" text={contentTexts.fetchUserGuidesFailed} action={tryAgain} />;
  }
  if (guides.data.length === 0) {
    return (
      <Callout
        tone="info"
        text="No guides yet. When you get one, it shows up here."
        action={{ label: 'Find a guide', onAct: goHome }}
      />
    );
  }
  return (
    <ul className={styles.guides} aria-label="Your guides">
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
  const allVisited = allVisitedText(progress);
  return (
    <>
      <button type="button" className={styles.open} onClick={onOpen}>
        <MediaImage
          className={styles.image}
          field={guide.g_image}
          size="ownedGuide"
          placeholder={guide.g_image_stand_in}
          alt=""
          ratio="4 / 3"
        />
        <span className={styles.words}>
          <span className={styles.title}>{guide.g_title}</span>
          <span className={styles.facts}>
            by {guide.g_author} ·{' '}
            <span className={styles.count}>{placeCountText(guide.g_place_count)}</span>
          </span>
          {allVisited !== null && <span className={styles.done}>{allVisited}</span>}
          <span className={styles.action}>
            {continueText(progress) ?? 'Open'}
            <Icon name="forward" />
          </span>
        </span>
      </button>
      {isGiftable(guide) && (
        <div className={styles.more}>
          <Button
            aria-label={`Gift ${guide.g_title}`}
            onClick={() => openPage({ page: 'gift', guideId: guide.g_id })}
          >
            <Icon name="gift" />
            <span className={styles.word}>Gift</span>
          </Button>
        </div>
      )}
    </>
  );
}
