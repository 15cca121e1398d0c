import { PLACE_REPORT_KINDS } from '@laneway/domain/place-reports/report-kinds';
import { LONG_OPEN_DAYS } from '@laneway/domain/place-reports/report-states';
import { useState } from 'react';
import type { ReportsWanted } from '../../api/queries/place-reports.ts';
import type { SectionProps } from '../../dashboard-frame/dashboard-frame.tsx';
import sections from '../../dashboard-frame/section.module.css';
import { InlineSelect } from '../../ui/inline-select.tsx';
import { ReportList } from './report-list.tsx';
import { ALL, FILTER_NAMES, KIND_OPTIONS } from './report-texts.ts';

const FILTERS = ['to_check', 'open', 'answered'] as const;
const FILTER_OPTIONS = [
  [ALL, 'All reports'],
  ...FILTERS.map((filter) => [filter, FILTER_NAMES[filter]] as const),
] as const;

/** What people report about places in all guides. */
export function AllReports({ user }: SectionProps) {
  const [wanted, setWanted] = useState<ReportsWanted>({});
  const chooseFilter = (value: string) => {
    const filter = FILTERS.find((each) => each === value);
    setWanted(({ filter: _, ...rest }) => (filter === undefined ? rest : { ...rest, filter }));
  };
  const chooseKind = (value: string) => {
    const kind = PLACE_REPORT_KINDS.find((each) => each === value);
    setWanted(({ kind: _, ...rest }) => (kind === undefined ? rest : { ...rest, kind }));
  };
  return (
    <section aria-labelledby="place-reports-title" className={sections.section}>
      <div className={sections.part}>
        <h2 id="place-reports-title" className={sections.title}>
          Reports
        </h2>
        <p className={sections.lead}>
          Problems that people report at places. Creators answer first. Check what’s unsafe, and
          what’s been open for more than {LONG_OPEN_DAYS} days.
        </p>
        <div className={sections.tools}>
          <InlineSelect
            label="Status"
            value={wanted.filter ?? ALL}
            options={FILTER_OPTIONS}
            onChoose={chooseFilter}
          />
          <InlineSelect
            label="Type"
            value={wanted.kind ?? ALL}
            options={KIND_OPTIONS}
            onChoose={chooseKind}
          />
        </div>
      </div>
      <ReportList
        list="listPlaceReports"
        user={user}
        wanted={wanted}
        onShowAll={() => setWanted({})}
      />
    </section>
  );
}
