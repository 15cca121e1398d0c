import type { PlaceReportFilter } from '@laneway/domain/place-reports/report-states';
import { type ReactNode, useState } from 'react';
import type { ReportList as ListName, ReportsWanted } from '../../api/queries/place-reports.ts';
import type { User } from '../../api/session/session-state.ts';
import sections from '../../ui/dashboard-frame/section.module.css';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { ReportList } from './report-list.tsx';
import { ALL, FILTER_NAMES } from './report-texts.ts';

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
