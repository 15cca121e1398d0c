import type { DashboardRoute } from '@laneway/domain/app-links/dashboard-route';
import { useFailedJobs } from '../../api/queries/jobs.ts';
import { type Overview as Figures, useOverview } from '../../api/queries/overview.ts';
import { startOf } from '../../core/navigation/dashboard-parts.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/dashboard-frame/load-failure.tsx';
import sections from '../../ui/dashboard-frame/section.module.css';
import { TableSkeleton } from '../../ui/dashboard-frame/table-skeleton.tsx';
import { shortMomentText } from '../../ui/forms/moment-text.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { FailedTransfers } from './failed-transfers.tsx';
import { FigureList } from './figure-list.tsx';
import { FIGURE_GROUPS } from './figures.ts';
import styles from './overview.module.css';

/** The platform in figures, and the jobs that need an admin. */
export function Overview() {
  const overview = useOverview();
  const jobs = useFailedJobs();
  const refresh = () => {
    void overview.refetch();
    void jobs.refetch();
  };
  return (
    <section aria-labelledby="overview-title" className={sections.section}>
      <div className={styles.head}>
        <h2 id="overview-title" className={sections.title}>
          Overview
        </h2>
        {overview.data !== undefined && (
          <div className={styles.updated}>
            <span role="status">
              {overview.isRefetchError
                ? 'We couldn’t refresh this.'
                : `Updated ${shortMomentText(new Date(overview.dataUpdatedAt), new Date())}`}
            </span>
            <Button onClick={refresh} busyText={overview.isFetching ? 'Refreshing...' : undefined}>
              Refresh
            </Button>
          </div>
        )}
      </div>
      {overview.isPending ? (
        <TableSkeleton />
      ) : overview.data === undefined ? (
        <LoadFailure what="the overview" query={overview} />
      ) : (
        <Chapters figures={overview.data} />
      )}
      <FailedJobs jobs={jobs} />
    </section>
  );
}

function Chapters({ figures }: { readonly figures: Figures }) {
  const { openPage } = useNavigation();
  const open = (route: DashboardRoute) => openPage({ page: 'adminDashboard', route });
  return (
    <>
      <div className={styles.groups}>
        {FIGURE_GROUPS.map((group) => (
          <FigureList
            key={group.id}
            group={group}
            overview={figures}
            onOpen={(part) => open(startOf(part))}
          />
        ))}
      </div>
      <FailedTransfers
        review={figures.review}
        onOpen={(id) =>
          open({
            part: 'guides',
            open: { guide: { source: 'pending', id }, place: null, view: 'review' },
          })
        }
      />
    </>
  );
}
