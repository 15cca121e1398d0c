import { contentTexts } from '@laneway/domain/content-texts';
import { useGuide } from '../../api/queries/guides.ts';
import type { QueryState } from '../../api/query-state.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { Guide } from '../../guide/guide-facts.ts';
import { GuideOverviewBody } from '../../guide/guide-overview-body.tsx';
import { useFailureText } from '../../guide/use-failure-text.ts';
import { useGuideOpening } from '../../guide/use-guide-opening.ts';
import { hasSavedGuides } from '../../offline/data-source.ts';
import { Callout } from '../../ui/callout.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { WhenSeen } from '../../ui/when-seen.tsx';
import { useHasUnfinishedWalk } from '../../walk/use-has-unfinished-walk.ts';
import styles from './guide-overview.module.css';

export type GuideOverviewProps = {
  readonly guideId: number;
  /** The place that led the visitor here, which they can't open yet. */
  readonly sharedPlaceId: number | null;
  /** Loaded guides, whose overview can be shown at once. */
  readonly known: readonly Guide[];
};

/** Few visits start with a link to a place that isn't open. */
const SharedPlaceNote = lazyComponent(
  async () => (await import('./shared-place-note.tsx')).SharedPlaceNote,
);
const StartWalkButton = lazyComponent(
  async () => (await import('../../walk/start-walk-button.tsx')).StartWalkButton,
);
const SaveOffline = lazyComponent(
  async () => (await import('../../offline/saved-guides/save-offline.tsx')).SaveOffline,
);
/** Not part of a first visit: it is loaded when it is scrolled into view. */
const GuideReviews = lazyComponent(
  async () => (await import('../../guide/reviews/guide-reviews.tsx')).GuideReviews,
);

export function GuideOverview({ guideId, sharedPlaceId, known }: GuideOverviewProps) {
  const { closeOverlay } = useNavigation();
  const query = useQueryState(useGuide(guideId));
  const atHand = known.find(({ g_id }) => g_id === guideId);
  const shown =
    query.kind !== 'ready' && atHand ? ({ kind: 'ready', data: atHand } as const) : query;
  useDocumentTitle(nameOf(shown));
  return (
    <Sheet
      label="About this guide"
      takesFocus
      focusAfter={cardInFront}
      onClose={() => closeOverlay('guideOverview')}
    >
      <OverviewContent query={shown} sharedPlaceId={sharedPlaceId} />
    </Sheet>
  );
}

function cardInFront(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-front="true"] button');
}

function nameOf(query: QueryState<Guide>): string | null {
  switch (query.kind) {
    case 'ready':
      return query.data.g_title;
    case 'loading':
      return null;
    case 'failed':
      return contentTexts.loadGuideFailed;
    case 'missing':
    case 'closed':
      return contentTexts.guideNotFound;
  }
}

type OverviewContentProps = {
  readonly query: QueryState<Guide>;
  readonly sharedPlaceId: number | null;
};

function OverviewContent({ query, sharedPlaceId }: OverviewContentProps) {
  const { goHome } = useNavigation();
  const failure = useFailureText(contentTexts.loadGuideFailed);
  switch (query.kind) {
    case 'ready':
      return <OverviewBody guide={query.data} sharedPlaceId={sharedPlaceId} />;
    case 'loading':
      return <OverviewSkeleton />;
    case 'failed':
      return (
        <div className={styles.body}>
          <Callout tone="error" text={failure} action={query.tryAgain} />
        </div>
      );
    case 'missing':
    case 'closed': {
      const seeAll = { label: 'See all guides', onAct: goHome };
      return (
        <div className={styles.body}>
          <Callout tone="error" text={contentTexts.guideNotFound} action={seeAll} />
        </div>
      );
    }
  }
}

type OverviewBodyProps = { readonly guide: Guide; readonly sharedPlaceId: number | null };

function OverviewBody({ guide, sharedPlaceId }: OverviewBodyProps) {
  const { openPage, openAddress } = useNavigation();
  const opening = useGuideOpening(guide);
  const isOpen = opening.opening === 'open';
  const isWalkBegun = useHasUnfinishedWalk(guide.g_id) && isOpen;
  return (
    <GuideOverviewBody
      guide={guide}
      {...opening}
      note={
        sharedPlaceId !== null && <SharedPlaceNote guideId={guide.g_id} placeId={sharedPlaceId} />
      }
      walk={
        isOpen && (
          <StartWalkButton
            key={`walk ${guide.g_id}`}
            guide={guide}
            kind={isWalkBegun ? 'main' : 'quiet'}
          />
        )
      }
      isWalkBegun={isWalkBegun}
      onGift={() => openPage({ page: 'gift', guideId: guide.g_id })}
      onNavigate={openAddress}
      onAuthor={openAddress}
      onRating={() => openPage({ page: 'experience', guideId: guide.g_id })}
    >
      {/* A guide without access has something to show only if it was saved before. */}
      {(isOpen || hasSavedGuides()) && (
        <SaveOffline key={`saving ${guide.g_id}`} guide={guide} isOpen={isOpen} />
      )}
      <WhenSeen key={`reviews of ${guide.g_id}`}>
        <GuideReviews guide={guide} />
      </WhenSeen>
    </GuideOverviewBody>
  );
}

function OverviewSkeleton() {
  return (
    <div className={styles.body} role="status" aria-label="Loading...">
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Skeleton shape="text" short />
    </div>
  );
}
