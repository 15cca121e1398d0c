import type {
  AdminAction,
  AdminActionPage,
  ExportAdminActionsQuery,
  ListAdminActionsQuery,
} from '@laneway/contract/platform';
import {
  type AdminActionDetails,
  type AdminActionName,
  type AdminSubject,
  adminActionText,
} from '@laneway/domain/accounts/admin-actions';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { type CsvColumn, csvPages } from '../../platform/http/csv.ts';
import { idCursor } from '../../platform/http/cursor.ts';

const DEFAULT_PAGE_SIZE = 20;
const ROWS_PER_FILE_PAGE = 500;

type Row = {
  readonly id: number;
  readonly acted_at: Date;
  readonly by_id: number;
  readonly by_name: string | null;
  readonly action: AdminActionName;
  readonly subject: AdminSubject;
  readonly subject_id: string;
  readonly subject_name: string | null;
  readonly details: AdminActionDetails;
  readonly request_id: string | null;
};

const SELECT = `
  SELECT a.id, a.acted_at, a.by_id, CASE WHEN u.deleted_at IS NULL THEN u.name END AS by_name, a.action, a.subject,
         a.subject_id, a.subject_name, a.details, a.request_id
    FROM admin_actions a JOIN users u ON u.id = a.by_id`;

type Filters = {
  readonly byId: number | null;
  readonly action: AdminActionName | null;
  readonly subject: AdminSubject | null;
  readonly from: Date | null;
  readonly until: Date | null;
};

const CONDITIONS: Readonly<Record<keyof Filters, string>> = {
  byId: 'a.by_id =',
  action: 'a.action =',
  subject: 'a.subject =',
  from: 'a.acted_at >=',
  until: 'a.acted_at <',
};

/** Goes from one admin to the next in the index, so it reads as many rows as there are admins. */
const ADMINS = statement<{ id: number; name: string | null }>(
  'platform.acting_admins',
  `WITH RECURSIVE acting AS (
     SELECT min(by_id) AS by_id FROM admin_actions
     UNION ALL
     SELECT (SELECT min(by_id) FROM admin_actions WHERE by_id > acting.by_id) FROM acting WHERE by_id IS NOT NULL)
   SELECT by_id AS id, (SELECT name FROM users WHERE id = by_id AND deleted_at IS NULL) AS name
     FROM acting WHERE by_id IS NOT NULL ORDER BY name NULLS LAST, by_id LIMIT 1000`,
);

/** What admins have changed, newest first. */
export async function listAdminActions(
  db: Queryable,
  query: ListAdminActionsQuery,
): Promise<Result<AdminActionPage, Refusal>> {
  const before = idCursor.read(query.cursor);
  if (!before.ok) return before;
  const filters = readFilters(query);
  if (!filters.ok) return filters;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const page = { beforeId: before.value?.id ?? null, limit: limit + 1 };
  const found = await findActions(db, filters.value, page);
  const { rows, nextCursor } = idCursor.cutPage(found, limit, ({ id }) => ({ id }));
  const admins = await db.query(ADMINS);
  return ok({
    items: rows.map(present),
    next_cursor: nextCursor,
    admins: admins.map(({ id, name }) => ({ u_id: id, u_name: name })),
  });
}

const COLUMNS: readonly CsvColumn<Row>[] = [
  ['Date (UTC)', ({ acted_at }) => acted_at],
  ['Entry', ({ id }) => id],
  ['Admin', ({ by_id }) => by_id],
  ['Admin’s name', ({ by_name }) => by_name],
  ['Action', ({ action }) => action],
  ['Type', ({ subject }) => subject],
  ['Number', ({ subject_id }) => subject_id],
  ['Name', ({ subject_name }) => subject_name],
  ['From', ({ details }) => details.from ?? null],
  ['To', ({ details }) => details.to ?? null],
  ['Amount (AUD)', ({ details: { cents } }) => (cents === undefined ? null : { cents })],
  ['Request', ({ request_id }) => request_id],
  ['What happened', textOf],
];

/** The log as CSV, newest first, with the filters of the list. */
export function exportAdminActions(
  db: Queryable,
  query: ExportAdminActionsQuery,
): Result<AsyncIterable<string>, Refusal> {
  const filters = readFilters(query);
  if (!filters.ok) return filters;
  return ok(
    csvPages(COLUMNS, (after) => {
      const page = { beforeId: after?.id ?? null, limit: ROWS_PER_FILE_PAGE };
      return findActions(db, filters.value, page);
    }),
  );
}

/** Each set of filters is a separate statement, planned for the index that serves it. */
function findActions(
  db: Queryable,
  filters: Filters,
  page: { readonly beforeId: number | null; readonly limit: number },
): Promise<Row[]> {
  const used = (Object.keys(CONDITIONS) as (keyof Filters)[]).filter(
    (name) => filters[name] !== null,
  );
  const conditions = used.map((name, index) => ` AND ${CONDITIONS[name]} $${index + 3}`);
  const select = statement<Row>(
    `platform.admin_actions_by_${used.join('_')}`,
    `${SELECT} WHERE ($1::integer IS NULL OR a.id < $1)${conditions.join('')} ORDER BY a.id DESC LIMIT $2`,
  );
  return db.query(select, [page.beforeId, page.limit, ...used.map((name) => filters[name])]);
}

function readFilters(query: ExportAdminActionsQuery): Result<Filters, Refusal> {
  const from = readMoment('from', query.from);
  if (!from.ok) return from;
  const until = readMoment('until', query.until);
  if (!until.ok) return until;
  return ok({
    byId: query.by_id ?? null,
    action: query.action ?? null,
    subject: query.subject ?? null,
    from: from.value,
    until: until.value,
  });
}

const NO_MOMENT = 'Use a date and time, like 2026-11-19T08:00:00Z';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

function readMoment(field: string, text: string | undefined): Result<Date | null, Refusal> {
  if (text === undefined) return ok(null);
  const at = new Date(MOMENT.test(text) ? text : Number.NaN);
  return Number.isNaN(at.getTime())
    ? fail(refusal('invalid_input', `${field}: ${NO_MOMENT}`, { [field]: NO_MOMENT }))
    : ok(at);
}

function textOf(row: Row): string {
  return adminActionText({
    action: row.action,
    byName: row.by_name,
    subject: row.subject,
    subjectId: row.subject_id,
    subjectName: row.subject_name,
    details: row.details,
  });
}

function present(row: Row): AdminAction {
  return {
    action_id: row.id,
    acted_at: row.acted_at.toISOString(),
    by_id: row.by_id,
    by_name: row.by_name,
    action: row.action,
    subject: row.subject,
    subject_id: row.subject_id,
    subject_name: row.subject_name,
    // In JSON the lists can be changed; nobody does.
    details: row.details as AdminAction['details'],
    request_id: row.request_id,
  };
}
