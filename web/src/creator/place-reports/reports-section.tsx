import type { PlaceReportFilter } from '@laneway/domain/place-reports/report-states';
import { type ReactNode, useState } from 'react';
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
import { InlineSelect } from '../../ui/inline-field.tsx';
import { ReportItem } from './report-item.tsx';
import styles from './report-list.module.css';
import { ALL, FILTER_NAMES, openText } from './report-texts.ts';

export type ReportsSectionProps = {
  readonly list: ListName;
  readonly user: User;
  readonly lead: ReactNode;
  readonly filters: readonly PlaceReportFilter[];
  /** Further filters. */
  readonly moreTools: (wanted: ReportsWanted, onWant: (wanted: ReportsWanted) => void) => ReactNode;
};

/** The reports about places, with filters. */
export function ReportsSection({ list, user, lead, filters, moreTools }: ReportsSectionProps) {
  const [wanted, setWanted] = useState<ReportsWanted>({});
  const chooseFilter = (value: string) => {
    const filter = filters.find((each) => each === value);
    setWanted(({ filter: _, ...rest }) => (filter === undefined ? rest : { ...rest, filter }));
  };
  return (
    <section aria-labelledby="place-reports-title" className={sections.section}>
      <div className={sections.part}>
        <h2 id="place-reports-title" className={sections.title}>
          Reports
        </h2>
        <p className={sections.lead}>{lead}</p>
        <div className={sections.tools}>
          <InlineSelect
            label="Status"
            value={wanted.filter ?? ALL}
            options={[
              [ALL, 'All reports'],
              ...filters.map((filter) => [filter, FILTER_NAMES[filter]] as const),
            ]}
            onChoose={chooseFilter}
          />
          {moreTools(wanted, setWanted)}
        </div>
      </div>
      <ReportList list={list} user={user} wanted={wanted} onShowAll={() => setWanted({})} />
    </section>
  );
}

type ReportListProps = {
  readonly list: ListName;
  readonly user: User;
  readonly wanted: ReportsWanted;
  readonly onShowAll: () => void;
};

/** Reports with their actions. */
function ReportList({ list, user, wanted, onShowAll }: ReportListProps) {
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
