import { loadedItems } from '../../api/cursor-pages.ts';
import {
  type ReportList as ListName,
  type ReportsWanted,
  usePlaceReports,
} from '../../api/queries/place-reports.ts';
import type { User } from '../../api/session/session-state.ts';
import { Callout } from '../../ui/callout.tsx';
import { LoadFailure } from '../../ui/dashboard-frame/load-failure.tsx';
import sections from '../../ui/dashboard-frame/section.module.css';
import { ShowMore } from '../../ui/dashboard-frame/show-more.tsx';
import { TableSkeleton } from '../../ui/dashboard-frame/table-skeleton.tsx';
import { ReportItem } from './report-item.tsx';
import styles from './report-list.module.css';
import { openText } from './report-texts.ts';

export type ReportListProps = {
  readonly list: ListName;
  readonly user: User;
  readonly wanted: ReportsWanted;
  readonly onShowAll: () => void;
};

/** Reports with their actions. */
export function ReportList({ list, user, wanted, onShowAll }: ReportListProps) {
  const query = usePlaceReports(list, user.u_id, wanted);
  if (query.isPending) return <TableSkeleton />;
  if (query.data === undefined) return <LoadFailure what="the reports" query={query} />;
  const reports = loadedItems(query.data);
  if (reports.length === 0) {
    return Object.keys(wanted).length === 0 ? (
      <Callout
        tone="info"
        text="No reports yet. When someone finds a problem at a place, it shows up here."
      />
    ) : (
      <Callout
        tone="info"
        text={
          wanted.filter === 'to_check' ? 'Nothing to check. Nice one!' : 'No reports like this.'
        }
        action={{ label: 'Show all reports', onAct: onShowAll }}
      />
    );
  }
  return (
    <div className={sections.part}>
      <p role="status" className={styles.open}>
        {openText(query.data.pages[0]?.open_count ?? 0)}
      </p>
      <ul className={styles.list} aria-label="Reports, open ones first">
        {reports.map((report) => (
          <li key={report.report_id} className={styles.row}>
            <ReportItem report={report} user={user} />
          </li>
        ))}
      </ul>
      <ShowMore of="reports" query={query} />
    </div>
  );
}
