import { formatDate } from '@laneway/domain/text/dates';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { type CursorPage, loadedItems } from '../../../api/cursor-pages.ts';
import {
  type AccountAct,
  type GuideOfUser,
  type OrderOfUser,
  type UserSession,
  useAccountActs,
  useGuidesOfUser,
  useOrdersOfUser,
  useUserSessions,
} from '../../../api/queries/managed-person.ts';
import { amountText } from '../../../creator/earnings/amounts.ts';
import { Chip } from '../../../ui/chip.tsx';
import { LoadFailure } from '../../../ui/dashboard-frame/load-failure.tsx';
import sections from '../../../ui/dashboard-frame/section.module.css';
import { ShowMore } from '../../../ui/dashboard-frame/show-more.tsx';
import { TableSkeleton } from '../../../ui/dashboard-frame/table-skeleton.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { momentText } from '../../../ui/forms/moment-text.ts';
import type { Column, TableContent } from '../../../ui/table-column.ts';
import { kindText, ORDER_CHIPS } from '../../order-labels.ts';
import { actText, adminText } from './act-texts.ts';
import styles from './person.module.css';

export type OfPersonProps = { readonly userId: number };

type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

export function GuidesOfPerson({ userId }: OfPersonProps) {
  return (
    <PersonList
      title="Guides"
      what="the guides"
      empty="No guides yet. Guides they get or publish show up here."
      query={useGuidesOfUser(userId)}
      columns={GUIDE_COLUMNS}
      rowKey={({ g_id }) => g_id}
    />
  );
}

const GUIDE_COLUMNS: Columns<GuideOfUser> = [
  { heading: 'Guide', cell: ({ g_title }) => g_title },
  {
    heading: 'Role',
    cell: ({ is_author, is_owner }) =>
      is_author ? (is_owner ? 'Creator, owner' : 'Creator') : 'Owner',
  },
  {
    heading: 'Price',
    cell: ({ g_price }) => (g_price === 0 ? 'Free' : amountText(g_price)),
    isFigure: true,
  },
  {
    heading: 'Status',
    cell: ({ is_live }) => (
      <Chip tone={is_live ? 'done' : 'outline'}>{is_live ? 'On sale' : 'Withdrawn'}</Chip>
    ),
  },
];

export function OrdersOfPerson({ userId }: OfPersonProps) {
  return (
    <PersonList
      title="Orders"
      what="the orders"
      empty="No orders yet."
      query={useOrdersOfUser(userId)}
      columns={ORDER_COLUMNS}
      rowKey={({ order_id }) => order_id}
    />
  );
}

const ORDER_COLUMNS: Columns<OrderOfUser> = [
  { heading: 'Guide', cell: ({ g_title }) => g_title },
  { heading: 'Date', cell: ({ created_at }) => formatDate(created_at) },
  { heading: 'Type', cell: kindText },
  { heading: 'Price', cell: ({ amount }) => amountText(amount), isFigure: true },
  {
    heading: 'Status',
    cell: ({ status }) => <Chip tone={ORDER_CHIPS[status].tone}>{ORDER_CHIPS[status].text}</Chip>,
  },
];

type SessionsProps = OfPersonProps & {
  /** Its action stays in place without sessions, so that it keeps the focus. */
  readonly actions: (hasSessions: boolean) => ReactNode;
};

export function SessionsOfPerson({ userId, actions }: SessionsProps) {
  const query = useUserSessions(userId);
  const hasSessions = query.data?.pages.some(({ items }) => items.length > 0) ?? false;
  return (
    <PersonList
      title="Where they’re logged in"
      what="their logins"
      empty="They aren’t logged in anywhere."
      query={query}
      columns={SESSION_COLUMNS}
      rowKey={({ session_id }) => session_id}
      actions={actions(hasSessions)}
    />
  );
}

const SESSION_COLUMNS: Columns<UserSession> = [
  { heading: 'Browser', cell: ({ browser }) => browser ?? 'Unknown browser' },
  { heading: 'Logged in', cell: ({ logged_in_at }) => <Moment at={logged_in_at} /> },
  { heading: 'Last used', cell: ({ last_seen_at }) => <Moment at={last_seen_at} /> },
];

export function ActsOnPerson({ userId }: OfPersonProps) {
  return (
    <PersonList
      title="History"
      what="the history"
      empty="No admin has changed anything yet."
      query={useAccountActs(userId)}
      columns={ACT_COLUMNS}
      rowKey={({ act_id }) => act_id}
    />
  );
}

const ACT_COLUMNS: Columns<AccountAct> = [
  {
    heading: 'What happened',
    cell: ({ reason, ...act }) => (
      <>
        {actText(act)}
        {reason !== null && <span className={styles.reason}>{reason}</span>}
      </>
    ),
  },
  { heading: 'By', cell: ({ by_name }) => adminText(by_name) },
  { heading: 'When', cell: ({ acted_at }) => <Moment at={acted_at} /> },
];

/** By the reader's own clock. */
function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{momentText(new Date(at), new Date())}</time>;
}

type PersonListProps<Row> = Pick<TableContent<Row>, 'columns' | 'rowKey'> & {
  readonly title: string;
  /** The name of the list in a failure message, in lower case. */
  readonly what: string;
  readonly empty: string;
  readonly query: UseInfiniteQueryResult<InfiniteData<CursorPage<Row>>>;
  readonly actions?: ReactNode;
};

/** A list on the page of a person, newest first. */
function PersonList<Row>({ title, what, empty, query, actions, ...table }: PersonListProps<Row>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={sections.part}>
      <div className={sections.head}>
        <h3 id={id} className={sections.subtitle}>
          {title}
        </h3>
        {actions}
      </div>
      <Rows title={title} what={what} empty={empty} query={query} {...table} />
    </section>
  );
}

function Rows<Row>({ title, what, empty, query, ...table }: Omit<PersonListProps<Row>, 'actions'>) {
  if (query.isPending) return <TableSkeleton />;
  if (query.data === undefined) return <LoadFailure what={what} query={query} />;
  const rows = loadedItems(query.data);
  if (rows.length === 0) return <p className={sections.lead}>{empty}</p>;
  return (
    <>
      <DataTable label={`${title}, newest first`} rows={rows} {...table} />
      <ShowMore of={what.replace(/^(the|their) /, '')} query={query} />
    </>
  );
}
