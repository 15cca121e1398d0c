import { loadingTexts } from '@laneway/domain/accounts/messages';
import { useLayoutEffect } from 'react';
import { useGuide } from '../../api/queries/guides.ts';
import { useGuideOfPlace } from '../../api/queries/places.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { EntryOf, PageProps } from '../../core/navigation/pages.ts';
import { GuideNotFound } from '../../guide/guide-not-found.tsx';
import { PlaceNotFound } from '../../guide/places/place-not-found.tsx';
import { PlacesFailed } from '../../guide/places/places-failed.tsx';
import { useGuideAccess } from '../../guide/use-guide-access.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stage } from '../../ui/stage.tsx';
import { MissingGuide } from '../purchase/missing-guide.tsx';
import styles from './link-skeleton.module.css';

/**
 * Resolves a shared link: to the inside of a guide that is open to the visitor, otherwise to its overview. Until that
 * is known, nothing is requested that the server might refuse.
 */
export function SharedLink({ entry }: PageProps<'sharedLink'>) {
  const { guideId, placeId } = entry;
  if (guideId !== null) return <LinkToGuide guideId={guideId} link={entry} />;
  return placeId === null ? <GuideNotFound /> : <LinkToPlace placeId={placeId} link={entry} />;
}

type Link = EntryOf<'sharedLink'>;

function LinkToPlace({ placeId, link }: { readonly placeId: number; readonly link: Link }) {
  const query = useQueryState(useGuideOfPlace(placeId));
  switch (query.kind) {
    case 'ready':
      return <LinkToGuide guideId={query.data} link={link} />;
    case 'loading':
      return <LinkSkeleton />;
    case 'failed':
      return <PlacesFailed query={query} />;
    case 'missing':
    case 'closed':
      return <PlaceNotFound />;
  }
}

function LinkToGuide({ guideId, link }: { readonly guideId: number; readonly link: Link }) {
  const { followLink } = useNavigation();
  const guide = useGuide(guideId);
  const access = useGuideAccess(guide);
  // Before the browser paints, so that this page isn't visible if the guide is already known.
  useLayoutEffect(() => {
    if (access !== 'unknown') followLink(guideId, link, access === 'inside');
  }, [access, guideId, link, followLink]);
  return guide.isError ? <MissingGuide guide={guide} /> : <LinkSkeleton />;
}

/** The skeleton of an overview: most guides are for sale, so most links lead there. */
function LinkSkeleton() {
  return (
    <Stage
      backdrop={null}
      panel={
        <div className={styles.sheet} role="status" aria-label={loadingTexts.loading}>
          <div className={styles.picture}>
            <Skeleton shape="fill" />
          </div>
          <Skeleton shape="title" />
          <Skeleton short />
          <Skeleton />
          <Skeleton />
          <Skeleton short />
          <div className={styles.chips}>
            <Skeleton shape="chip" />
            <Skeleton shape="chip" />
          </div>
        </div>
      }
    />
  );
}
