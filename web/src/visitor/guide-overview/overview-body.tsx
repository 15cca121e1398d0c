import { useUser } from '../../api/session/session-context.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { Guide } from '../../guide/guide-facts.ts';
import { GuideOverviewBody } from '../../guide/guide-overview-body.tsx';
import { useGuideOpening } from '../../guide/use-guide-opening.ts';
import { WishButton } from '../../guide/wishes/wish-button.tsx';
import { hasSavedGuides } from '../../offline/data-source.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { WhenSeen } from '../../ui/when-seen.tsx';
import { useHasUnfinishedWalk } from '../../walk/use-has-unfinished-walk.ts';

export type OverviewBodyProps = {
  readonly guide: Guide;
  /** The place that led the visitor here, which they can't open yet. */
  readonly sharedPlaceId: number | null;
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
/** Few visitors are the creator of what they look at. */
const EditButton = lazyComponent(
  async () => (await import('../../guide/edit-button.tsx')).EditButton,
);
/** Not part of a first visit: it is loaded when it is scrolled into view. */
const GuideReviews = lazyComponent(
  async () => (await import('../../guide/reviews/guide-reviews.tsx')).GuideReviews,
);

/** The contents of an overview once its guide has loaded. */
export function OverviewBody({ guide, sharedPlaceId }: OverviewBodyProps) {
  const { openPage, openAddress } = useNavigation();
  const user = useUser();
  const opening = useGuideOpening(guide);
  const isOpen = opening.opening === 'open';
  const isWalkBegun = useHasUnfinishedWalk(guide.g_id);
  const isWalkFirst = isOpen && (isWalkBegun || opening.progress?.kind === 'ended');
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
            kind={isWalkFirst ? 'main' : 'quiet'}
          />
        )
      }
      isWalkFirst={isWalkFirst}
      wish={opening.ownership !== 'yours' && <WishButton guide={guide} />}
      edit={
        user?.u_id === guide.g_author_id && <EditButton key={`edit ${guide.g_id}`} guide={guide} />
      }
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
