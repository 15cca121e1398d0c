import { useState } from 'react';
import { loadedItems } from '../../api/cursor-pages.ts';
import { usePublishedGuides } from '../../api/queries/authoring.ts';
import type { ReportsWanted } from '../../api/queries/place-reports.ts';
import type { SectionProps } from '../../dashboard-frame/dashboard-frame.tsx';
import sections from '../../dashboard-frame/section.module.css';
import { InlineSelect } from '../../ui/inline-select.tsx';
import { ReportList } from './report-list.tsx';
import { ALL, FILTER_NAMES } from './report-texts.ts';

const FILTERS = ['open', 'answered'] as const;
const FILTER_OPTIONS = [
  [ALL, 'All reports'],
  ...FILTERS.map((filter) => [filter, FILTER_NAMES[filter]] as const),
] as const;

/** What people report about places in a creator's guides, without names. */
export function ReceivedReports({ user }: SectionProps) {
  const [wanted, setWanted] = useState<ReportsWanted>({});
  const guides = loadedItems(usePublishedGuides(user.u_id).data);
  const guideOptions = [
    [ALL, 'All guides'],
    ...guides.map(({ g_id, g_title }) => [String(g_id), g_title] as const),
  ] as const;
  const chooseFilter = (value: string) => {
    const filter = FILTERS.find((each) => each === value);
    setWanted(({ filter: _, ...rest }) => (filter === undefined ? rest : { ...rest, filter }));
  };
  const chooseGuide = (value: string) =>
    setWanted(({ guide_id: _, ...rest }) =>
      value === ALL ? rest : { ...rest, guide_id: Number(value) },
    );
  return (
    <section aria-labelledby="place-reports-title" className={sections.section}>
      <div className={sections.part}>
        <h2 id="place-reports-title" className={sections.title}>
          Reports
        </h2>
        <p className={sections.lead}>
          When someone finds a problem at one of your places, it shows up here. Fix it, then answer.
          We don’t tell you who they are.
        </p>
        <div className={sections.tools}>
          <InlineSelect
            label="Status"
            value={wanted.filter ?? ALL}
            options={FILTER_OPTIONS}
            onChoose={chooseFilter}
          />
          {guides.length > 1 && (
            <InlineSelect
              label="Guide"
              value={wanted.guide_id === undefined ? ALL : String(wanted.guide_id)}
              options={guideOptions}
              onChoose={chooseGuide}
            />
          )}
        </div>
      </div>
      <ReportList
        list="listReceivedPlaceReports"
        user={user}
        wanted={wanted}
        onShowAll={() => setWanted({})}
      />
    </section>
  );
}
