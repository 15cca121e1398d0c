import { contentTexts } from '@laneway/domain/content-texts';
import { useGuide } from '../../api/queries/guides.ts';
import type { QueryState } from '../../api/query-state.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { Guide } from '../../guide/guide-facts.ts';
import { useGuideFailure } from '../../guide/use-guide-failure.ts';
import { Callout } from '../../ui/callout.tsx';
// Keeps chips in the first script: shared by the map and the overview's body, they would be in the map's file.
import '../../ui/chip.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import styles from './guide-overview.module.css';

export type GuideOverviewProps = {
  readonly guideId: number;
  /** The place that led the visitor here, which they can't open yet. */
  readonly sharedPlaceId: number | null;
  /** Loaded guides, whose overview can be shown at once. */
  readonly known: readonly Guide[];
};

/** Loaded separately: most visitors look around before they pick a guide. */
export const OverviewBody = lazyComponent(
  async () => (await import('./overview-body.tsx')).OverviewBody,
  {
    fallback: () => <OverviewSkeleton />,
    failed: (onAct) => (
      <div className={styles.body}>
        <Callout
          tone="error"
          text={contentTexts.loadGuideFailed}
          action={{ label: 'Try again', onAct }}
        />
      </div>
    ),
  },
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
  switch (query.kind) {
    case 'ready':
      return <OverviewBody guide={query.data} sharedPlaceId={sharedPlaceId} />;
    case 'loading':
      return <OverviewSkeleton />;
    case 'failed':
      return <OverviewFailed query={query} />;
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

type OverviewFailedProps = {
  readonly query: Extract<QueryState<unknown>, { readonly kind: 'failed' }>;
};

function OverviewFailed({ query }: OverviewFailedProps) {
  return (
    <div className={styles.body}>
      <Callout tone="error" {...useGuideFailure(contentTexts.loadGuideFailed, query)} />
    </div>
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
