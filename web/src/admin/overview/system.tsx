import { formatSize } from '@laneway/domain/text/sizes';
import { useId } from 'react';
import { type SystemStatus, useSystemStatus } from '../../api/queries/overview.ts';
import { startOf } from '../../core/navigation/dashboard-parts.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { LoadFailure } from '../../ui/dashboard-frame/load-failure.tsx';
import sections from '../../ui/dashboard-frame/section.module.css';
import { TableSkeleton } from '../../ui/dashboard-frame/table-skeleton.tsx';
import { LinkButton } from '../../ui/forms/link-button.tsx';
import { shortMomentText } from '../../ui/forms/moment-text.ts';
import { type Leader, Leaders } from '../../ui/leaders.tsx';
import { countText, LastHour } from './last-hour.tsx';
import { FiguresHead } from './overview.tsx';
import styles from './system.module.css';

/** How the process that answers is doing, and its last hour. */
export function System() {
  const status = useSystemStatus();
  return (
    <section aria-labelledby="system-title" className={sections.section}>
      <FiguresHead
        id="system-title"
        title="System"
        query={status}
        onRefresh={() => void status.refetch()}
      />
      {status.isPending ? (
        <TableSkeleton />
      ) : status.data === undefined ? (
        <LoadFailure what="the state of the system" query={status} />
      ) : (
        <Status status={status.data} />
      )}
    </section>
  );
}

type Dependency = SystemStatus['dependencies'][number];

/** What each service is called, and what it is said to be when it doesn't work. */
const SERVICES: Readonly<Record<Dependency['name'], readonly [name: string, down: string]>> = {
  database: ['Database', 'Not answering since'],
  media_store: ['Media store', 'Full or not answering since'],
  mail: ['Mail server', 'Not answering since'],
  scanner: ['Virus scanner', 'Not answering since'],
  payments: ['Stripe', 'Not answering since'],
};

function Status({ status }: { readonly status: SystemStatus }) {
  const { openPage } = useNavigation();
  const now = new Date();
  const momentOf = (time: string) => shortMomentText(new Date(time), now);
  const { jobs, connections } = status;
  return (
    <>
      <p className={sections.lead}>
        These figures are from {status.process}, since it started ({momentOf(status.started_at)}).
        Other processes keep their own, but share the jobs.
      </p>
      <div className={styles.groups}>
        <Group
          title="Services"
          rows={status.dependencies.map(({ name, is_set_up, down_since }) => {
            const [label, down] = SERVICES[name];
            if (!is_set_up) return { name: label, value: 'Not set up' };
            return down_since === null
              ? { name: label, value: <span className={styles.working}>Working</span> }
              : {
                  name: label,
                  value: (
                    <span className={styles.down}>
                      {down} {momentOf(down_since)}
                    </span>
                  ),
                };
          })}
        />
        <Group
          title="Jobs"
          rows={[
            { name: 'Waiting', value: countText(jobs.waiting) },
            { name: 'Running', value: countText(jobs.running) },
            { name: 'Oldest', value: ageText(jobs.oldest_seconds) },
            {
              name: 'Failed',
              value:
                jobs.failed === 0 ? (
                  0
                ) : (
                  <LinkButton
                    onPress={() => openPage({ page: 'adminDashboard', route: startOf('overview') })}
                  >
                    {countText(jobs.failed)} to look at
                  </LinkButton>
                ),
            },
          ]}
        />
        <Group
          title="This process"
          rows={[
            { name: 'Memory', value: formatSize(status.memory_bytes) },
            { name: 'Database connections', value: `${connections.in_use} of ${connections.max}` },
            { name: 'Queries waiting for one', value: connections.waiting },
          ]}
        />
      </div>
      <LastHour minutes={status.minutes} />
    </>
  );
}

function Group({ title, rows }: { readonly title: string; readonly rows: readonly Leader[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <Leaders rows={rows} />
    </section>
  );
}

/** 'None', '40 seconds', '3 minutes', '5 hours'. */
export function ageText(seconds: number): string {
  if (seconds === 0) return 'None';
  const [count, unit] =
    seconds < 120
      ? [seconds, 'second']
      : seconds < 7_200
        ? [Math.round(seconds / 60), 'minute']
        : [Math.round(seconds / 3_600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
