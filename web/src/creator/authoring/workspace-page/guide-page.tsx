import type { OpenGuide } from '@laneway/domain/app-links/dashboard-route';
import { contentTexts } from '@laneway/domain/content-texts';
import type { User } from '../../../api/session/session-state.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Authoring, useAuthoring } from '../workspace/use-workspaces.ts';
import type { GuideOnFoot } from './guide-on-foot.ts';
import { GuideLoadFailure } from './load-failure.tsx';
import { OpenedGuide } from './opened-guide.tsx';
import { useGuideRoutes } from './use-guide-routes.ts';
import { useOpenGuide } from './use-open-guide.ts';
import styles from './workspace-page.module.css';

export type GuidePageProps = {
  readonly user: User | null;
  readonly open: OpenGuide;
  /** Opens the guide for someone who is out walking it. */
  readonly onWalk: (guide: GuideOnFoot) => void;
};

/** The guide that the address names, open for editing. */
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
      <h1>{contentTexts.dashboardTitle}</h1>
      <p role="status">{contentTexts.loadingForm}</p>
      <Skeleton shape="title" short />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </main>
  );
}
