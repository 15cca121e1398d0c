import type { DashboardPart, DashboardRoute } from '@laneway/domain/app-links/dashboard-route';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { useFailedJobs } from '../../api/queries/jobs.ts';
import { type Overview as Figures, useOverview } from '../../api/queries/overview.ts';
import { startOf } from '../../core/navigation/dashboard-parts.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LoadFailure } from '../../ui/dashboard-frame/load-failure.tsx';
import sections from '../../ui/dashboard-frame/section.module.css';
import { TableSkeleton } from '../../ui/dashboard-frame/table-skeleton.tsx';
import { LinkButton } from '../../ui/forms/link-button.tsx';
import { shortMomentText } from '../../ui/forms/moment-text.ts';
import { Leaders } from '../../ui/leaders.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { FIGURE_GROUPS, type FigureGroup } from './figures.ts';
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
      <FiguresHead id="overview-title" title="Overview" query={overview} onRefresh={refresh} />
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

type FiguresHeadProps = {
  readonly id: string;
  readonly title: string;
  readonly query: Pick<UseQueryResult, 'data' | 'dataUpdatedAt' | 'isFetching' | 'isRefetchError'>;
  readonly onRefresh: () => void;
};

/** The title of a section of figures, when they were loaded, and a button to load them again. */
export function FiguresHead({ id, title, query, onRefresh }: FiguresHeadProps) {
  return (
    <div className={sections.head}>
      <h2 id={id} className={sections.title}>
        {title}
      </h2>
      {query.data !== undefined && (
        <div className={styles.updated}>
          <span role="status">
            {query.isRefetchError
              ? 'We couldn’t refresh this.'
              : `Updated ${shortMomentText(new Date(query.dataUpdatedAt), new Date())}`}
          </span>
          <Button onClick={onRefresh} busyText={query.isFetching ? 'Refreshing...' : undefined}>
            Refresh
          </Button>
        </div>
      )}
    </div>
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

type FailedTransfersProps = {
  readonly review: Figures['review'];
  readonly onOpen: (pendingGuideId: number) => void;
};

/** The approved guides that couldn't be published, each with its reason; renders nothing if there are none. */
function FailedTransfers({ review, onOpen }: FailedTransfersProps) {
  const id = useId();
  const { failed_transfers: failed, transfer_failed: count } = review;
  if (failed.length === 0) return null;
  return (
    <section aria-labelledby={id} className={sections.part}>
      <h3 id={id} className={sections.subtitle}>
        Couldn’t be published
      </h3>
      <ul className={styles.transfers}>
        {failed.map(({ pg_id, pg_title, failure }) => (
          <li key={pg_id}>
            <LinkButton onPress={() => onOpen(pg_id)}>{pg_title ?? 'Untitled guide'}</LinkButton>
            {failure !== null && <p className={styles.reason}>{failure}</p>}
          </li>
        ))}
      </ul>
      {count > failed.length && (
        <p className={sections.lead}>And {count - failed.length} more in the review queue.</p>
      )}
    </section>
  );
}

type FigureListProps = {
  readonly group: FigureGroup;
  readonly overview: Figures;
  readonly onOpen: (part: DashboardPart) => void;
};

/** One section of the overview: figures with links to where they are handled. */
function FigureList({ group: { id, title, figures }, overview, onOpen }: FigureListProps) {
  return (
    <section aria-labelledby={`overview-${id}`} className={styles.group}>
      <h3 id={`overview-${id}`} className={styles.title}>
        {title(overview)}
      </h3>
      <Leaders
        rows={figures.map(({ name, value, opens, tone }) => {
          const shown = tone?.(overview) ?? null;
          return {
            name,
            label:
              opens === undefined ? (
                <span className={styles.label}>{name}</span>
              ) : (
                <button
                  type="button"
                  className={classNames(styles.label, styles.link)}
                  onClick={() => onOpen(opens)}
                >
                  {name}
                </button>
              ),
            value: (
              <span className={classNames(styles.value, shown !== null && styles[shown])}>
                {value(overview)}
              </span>
            ),
          };
        })}
      />
    </section>
  );
}
