import { useSearchWords, type SearchWords as Words } from '../api/queries/search.ts';
import { Callout } from '../ui/callout.tsx';
import type { SectionProps } from '../ui/dashboard-frame/dashboard-frame.tsx';
import { LoadFailure } from '../ui/dashboard-frame/load-failure.tsx';
import sections from '../ui/dashboard-frame/section.module.css';
import { TableSkeleton } from '../ui/dashboard-frame/table-skeleton.tsx';
import { DataTable } from '../ui/data-table.tsx';
import type { Column } from '../ui/table-column.ts';

const SEARCHES = 'Searches';

const COLUMNS: readonly [Column<Words>, ...Column<Words>[]] = [
  { heading: 'Words', cell: ({ words }) => words, sortBy: ({ words }) => words },
  { heading: 'Guide shown', cell: ({ g_title }) => g_title, sortBy: ({ g_title }) => g_title },
  {
    heading: SEARCHES,
    cell: ({ searches }) => String(searches),
    isFigure: true,
    sortBy: ({ searches }) => searches,
  },
];

/** The searches that led to a creator's guides, without user data. */
export function SearchWords({ user }: Pick<SectionProps, 'user'>) {
  return (
    <section aria-labelledby="searches-title" className={sections.section}>
      <div className={sections.part}>
        <h2 id="searches-title" className={sections.title}>
          Searches
        </h2>
        <p className={sections.lead}>
          What people searched for this month and last when we showed them your guides. To keep
          searches private, we only list words that at least 5 different people have used.
        </p>
      </div>
      <WordsTable userId={user.u_id} />
    </section>
  );
}

function WordsTable({ userId }: { readonly userId: number }) {
  const query = useSearchWords(userId);
  if (query.isPending) return <TableSkeleton />;
  if (query.data === undefined) return <LoadFailure what="your searches" query={query} />;
  if (query.data.length === 0) {
    return (
      <Callout
        tone="info"
        text="No searches yet. When at least 5 people find your guides by the same words, they show up here."
      />
    );
  }
  return (
    <DataTable
      label="Words by searches"
      columns={COLUMNS}
      rows={query.data}
      rowKey={({ words, g_id }) => `${g_id} ${words}`}
      initialSort={{ heading: SEARCHES, direction: 'descending' }}
    />
  );
}
