import type { OpenGuide, RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { authoringTexts } from '@laneway/domain/authoring-texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCall } from '../../../api/call-context.ts';
import type { User } from '../../../api/session/session-state.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { loadGuide } from '../workspace/load-guide.ts';
import { type Authoring, type OpenWorkspace, useAuthoring } from '../workspace/workspaces.ts';
import type { GuideOnFoot } from './guide-on-foot.ts';
import { GuideLoadFailure } from './load-failure.tsx';
import { OpenedGuide } from './opened-guide.tsx';
import { useGuideRoutes } from './use-guide-routes.ts';
import styles from './workspace-page.module.css';

export type GuidePageProps = {
  readonly user: User | null;
  readonly open: OpenGuide;
  /** Opens field capture for the guide. */
  readonly onWalk: (guide: GuideOnFoot) => void;
};

/** The guide of the URL, open for editing. */
export function GuidePage({ user, open, onWalk }: GuidePageProps) {
  const authoring = useAuthoring();
  return user === null || authoring === null ? (
    <Loading />
  ) : (
    <LoadedGuide user={user} open={open} onWalk={onWalk} authoring={authoring} />
  );
}

type LoadedGuideProps = Omit<GuidePageProps, 'user'> & {
  readonly user: User;
  readonly authoring: Authoring;
};

function LoadedGuide({ user, open, onWalk, authoring }: LoadedGuideProps) {
  const { replaceByList } = useGuideRoutes();
  const state = useOpenGuide(authoring, open.guide);
  switch (state.kind) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return (
        <GuideLoadFailure
          error={state.error}
          isFetching={state.isFetching}
          onRetry={state.retry}
          onList={replaceByList}
        />
      );
    case 'open':
      return (
        <OpenedGuide
          key={state.open.key}
          user={user}
          route={open}
          open={state.open}
          onWalk={onWalk}
        />
      );
  }
}

function Loading() {
  return (
    <main className={styles.loading}>
      <h1>{authoringTexts.dashboardTitle}</h1>
      <p role="status">{authoringTexts.loadingForm}</p>
      <Skeleton shape="title" short />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </main>
  );
}

type OpenGuideState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'failed';
      readonly error: Error;
      readonly isFetching: boolean;
      readonly retry: () => void;
    }
  | { readonly kind: 'open'; readonly open: OpenWorkspace };

/** The number of pages that show an open guide. React's double rendering in development counts once. */
const SHOWN = new WeakMap<OpenWorkspace, number>();

/** The guide of the URL: one that is already open, otherwise loaded and opened. */
function useOpenGuide({ workspaces, userId }: Authoring, ref: RecordRef): OpenGuideState {
  const call = useCall();
  const open = workspaces.find(ref);
  const { error, isFetching, refetch } = useQuery({
    queryKey: ['open guide', userId, ref.source, ref.id],
    queryFn: async ({ signal }) => {
      const guide = await loadGuide(call, ref, signal);
      const { key } = await workspaces.open(ref, guide);
      return key;
    },
    enabled: open === null,
    // Loaded data belong to the workspace from then on; a closed guide is loaded again.
    staleTime: 0,
    gcTime: 0,
  });

  useEffect(() => {
    if (open === null) return;
    SHOWN.set(open, (SHOWN.get(open) ?? 0) + 1);
    return () => {
      SHOWN.set(open, (SHOWN.get(open) ?? 1) - 1);
      queueMicrotask(() => {
        if (SHOWN.get(open) === 0) workspaces.leave(open);
      });
    };
  }, [open, workspaces]);

  if (open !== null) return { kind: 'open', open };
  if (error !== null) return { kind: 'failed', error, isFetching, retry: () => void refetch() };
  return { kind: 'loading' };
}
