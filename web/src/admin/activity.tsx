import { addressOf } from '@laneway/contract/address';
import {
  ADMIN_ACTION_NAMES,
  ADMIN_ACTIONS,
  ADMIN_SUBJECT_NAMES,
  ADMIN_SUBJECTS,
  adminActionText,
} from '@laneway/domain/accounts/admin-actions';
import { useId, useState } from 'react';
import { loadedItems } from '../api/cursor-pages.ts';
import {
  type AdminAction,
  type AdminActionFilters,
  useAdminActions,
} from '../api/queries/admin-actions.ts';
import { Callout } from '../ui/callout.tsx';
import { LoadFailure } from '../ui/dashboard-frame/load-failure.tsx';
import sections from '../ui/dashboard-frame/section.module.css';
import { ShowMore } from '../ui/dashboard-frame/show-more.tsx';
import { TableSkeleton } from '../ui/dashboard-frame/table-skeleton.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { DownloadLink } from '../ui/download-link.tsx';
import { momentText } from '../ui/forms/moment-text.ts';
import { DateInput, InlineSelect } from '../ui/inline-field.tsx';
import type { Column } from '../ui/table-column.ts';
import styles from './month-range-picker.module.css';

const ALL = '';

const ACTIONS = [
  [ALL, 'All actions'],
  ...ADMIN_ACTION_NAMES.map((name) => [name, ADMIN_ACTIONS[name].label] as const),
] as const;

const SUBJECTS = [
  [ALL, 'Everything'],
  ...ADMIN_SUBJECT_NAMES.map((name) => [name, ADMIN_SUBJECTS[name]] as const),
] as const;

/** What is chosen, as the fields hold it; empty for everything. */
type Chosen = {
  readonly admin: string;
  readonly action: string;
  readonly subject: string;
  /** Days, such as 2026-11-19. */
  readonly from: string;
  readonly to: string;
};

const NOTHING_CHOSEN: Chosen = { admin: ALL, action: ALL, subject: ALL, from: '', to: '' };

/** What admins have changed, newest first. */
export function Activity() {
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const filters = filtersOf(chosen);
  const actions = useAdminActions(filters);
  const admins = actions.data?.pages[0]?.admins ?? [];
  const id = useId();
  const isBackwards = chosen.from !== '' && chosen.to !== '' && chosen.to < chosen.from;
  const day = { isWrong: isBackwards, describedBy: isBackwards ? id : undefined };
  const choose = (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part }));
  return (
    <section aria-labelledby="activity-title" className={sections.section}>
      <div className={sections.part}>
        <div className={sections.head}>
          <h2 id="activity-title" className={sections.title}>
            Activity
          </h2>
          <DownloadLink
            href={addressOf('exportAdminActions', { query: filters })}
            text="Download CSV"
          />
        </div>
        <p className={sections.lead}>
          What admins have changed. Nobody can edit or delete any of it.
        </p>
        <div className={sections.tools}>
          <InlineSelect
            label="Admin"
            value={chosen.admin}
            options={[
              [ALL, 'All admins'],
              ...admins.map(
                ({ u_id, u_name }) => [String(u_id), u_name ?? `Former admin ${u_id}`] as const,
              ),
            ]}
            onChoose={(admin) => choose({ admin })}
          />
          <InlineSelect
            label="Action"
            value={chosen.action}
            options={ACTIONS}
            onChoose={(action) => choose({ action })}
          />
          <InlineSelect
            label="Type"
            value={chosen.subject}
            options={SUBJECTS}
            onChoose={(subject) => choose({ subject })}
          />
          <DateInput
            {...day}
            label="From"
            value={chosen.from}
            onChange={(from) => choose({ from })}
          />
          <DateInput {...day} label="To" value={chosen.to} onChange={(to) => choose({ to })} />
        </div>
        <p id={id} role="status" className={styles.error}>
          {isBackwards && 'Choose a “To” date no earlier than “From”'}
        </p>
      </div>
      <ActionList
        actions={actions}
        isFiltered={Object.values(chosen).some((value) => value !== ALL)}
        onShowAll={() => setChosen(NOTHING_CHOSEN)}
      />
    </section>
  );
}

type ActionListProps = {
  readonly actions: ReturnType<typeof useAdminActions>;
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
};

function ActionList({ actions, isFiltered, onShowAll }: ActionListProps) {
  if (actions.isPending) return <TableSkeleton />;
  if (actions.data === undefined) return <LoadFailure what="the activity" query={actions} />;
  const rows = loadedItems(actions.data);
  if (rows.length === 0) {
    return isFiltered ? (
      <Callout
        tone="info"
        text="Nothing matches that."
        action={{ label: 'Show all activity', onAct: onShowAll }}
      />
    ) : (
      <Callout
        tone="info"
        text="No activity yet. When an admin changes something, it shows up here."
      />
    );
  }
  return (
    <div className={sections.part} aria-busy={actions.isPlaceholderData}>
      <DataTable
        label="Activity, newest first"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ action_id }) => action_id}
      />
      <ShowMore of="activity" query={actions} />
    </div>
  );
}

const COLUMNS: readonly [Column<AdminAction>, ...Column<AdminAction>[]] = [
  { heading: 'What happened', cell: textOf },
  {
    heading: 'When',
    cell: ({ acted_at }) => (
      <time dateTime={acted_at}>{momentText(new Date(acted_at), new Date())}</time>
    ),
  },
];

function textOf(row: AdminAction): string {
  return adminActionText({
    action: row.action,
    byName: row.by_name,
    subject: row.subject,
    subjectId: row.subject_id,
    subjectName: row.subject_name,
    details: row.details,
  });
}

/** Days are those of the reader, from the beginning of the first to the end of the last. */
function filtersOf({ admin, action, subject, from, to }: Chosen): AdminActionFilters {
  const actionName = ADMIN_ACTION_NAMES.find((name) => name === action);
  const subjectName = ADMIN_SUBJECT_NAMES.find((name) => name === subject);
  const first = startOfDay(from, 0);
  const afterLast = startOfDay(to, 1);
  return {
    ...(admin === ALL ? {} : { by_id: Number(admin) }),
    ...(actionName === undefined ? {} : { action: actionName }),
    ...(subjectName === undefined ? {} : { subject: subjectName }),
    ...(first === null ? {} : { from: first }),
    ...(afterLast === null ? {} : { until: afterLast }),
  };
}

/** The beginning of a day or of a later one; null for what isn't a day. */
function startOfDay(day: string, later: number): string | null {
  const at = new Date(/^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T00:00` : Number.NaN);
  if (Number.isNaN(at.getTime())) return null;
  at.setDate(at.getDate() + later);
  return at.toISOString();
}
