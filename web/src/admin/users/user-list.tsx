import { printAppLink } from '@laneway/domain/app-links/app-link';
import { formatDate } from '@laneway/domain/text/dates';
import { type ReactNode, useState } from 'react';
import {
  type ManagedUser,
  type UserFilter,
  useManagedUsers,
} from '../../api/queries/managed-users.ts';
import { countText } from '../../creator/earnings/amounts.ts';
import { AppAnchor } from '../../ui/app-anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Chip } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LoadFailure } from '../../ui/dashboard-frame/load-failure.tsx';
import sections from '../../ui/dashboard-frame/section.module.css';
import { ShowMore } from '../../ui/dashboard-frame/show-more.tsx';
import { TableSkeleton } from '../../ui/dashboard-frame/table-skeleton.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/table-column.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { guidesText, stateChip } from './account-facts.ts';
import { RoleDialog } from './role-dialog.tsx';
import { ROLE_NAMES, type RoleAction, roleAction } from './role-texts.ts';
import styles from './users.module.css';

export type UserListProps = {
  readonly filter: UserFilter;
  /** The logged-in admin. */
  readonly viewerId: number;
  readonly onOpen: (userId: number) => void;
  readonly onShowAll: () => void;
};

/** The matching accounts, with a button to change their role. */
export function UserList({ filter, viewerId, onOpen, onShowAll }: UserListProps) {
  const users = useManagedUsers(filter);
  const [changing, setChanging] = useState<ManagedUser | null>(null);
  if (users.isPending) return <TableSkeleton />;
  if (users.data === undefined) return <LoadFailure what="the accounts" query={users} />;
  const rows = users.data.pages.flatMap(({ items }) => items);
  if (rows.length === 0) {
    return (
      <Callout
        tone="info"
        text="No accounts match that."
        action={{ label: 'Show all accounts', onAct: onShowAll }}
      />
    );
  }
  return (
    <div className={classNames(sections.part, styles.list)} aria-busy={users.isPlaceholderData}>
      <VisuallyHidden>
        <span role="status">
          {users.isPlaceholderData ? '' : `${countText(rows.length, 'account', 'accounts')} shown`}
        </span>
      </VisuallyHidden>
      <DataTable
        label="Accounts, newest first"
        columns={[nameColumn(onOpen), ...COLUMNS]}
        rows={rows}
        rowKey={({ u_id }) => u_id}
        actions={(user) => ROW_ACTIONS[roleAction(user, viewerId)](user, setChanging)}
      />
      <ShowMore of="accounts" query={users} />
      {changing !== null && (
        <RoleDialog
          user={changing}
          onClose={() => setChanging((now) => (now?.u_id === changing.u_id ? null : now))}
        />
      )}
    </div>
  );
}

/** A deleted account has a placeholder email, and nothing to open. */
function nameColumn(onOpen: (userId: number) => void): Column<ManagedUser> {
  return {
    heading: 'Name',
    cell: ({ u_id, u_name, u_email, state }) =>
      state === 'deleted' ? (
        u_name
      ) : (
        <span className={styles.person}>
          <AppAnchor
            path={printAppLink({ kind: 'dashboard', route: { part: 'users', person: u_id } })}
            className={styles.name}
            onNavigate={() => onOpen(u_id)}
          >
            {u_name}
          </AppAnchor>
          <span className={styles.email}>{u_email}</span>
        </span>
      ),
  };
}

const COLUMNS: readonly Column<ManagedUser>[] = [
  { heading: 'Role', cell: ({ user_role }) => ROLE_NAMES[user_role] },
  { heading: 'Status', cell: (user) => <Status user={user} /> },
  { heading: 'Joined', cell: ({ created_at }) => formatDate(created_at) },
  { heading: 'Guides', cell: guidesText },
];

function Status({ user }: { readonly user: ManagedUser }) {
  const { text, tone } = stateChip(user);
  return <Chip tone={tone}>{text}</Chip>;
}

const ROW_ACTIONS: Readonly<
  Record<RoleAction, (user: ManagedUser, onChange: (user: ManagedUser) => void) => ReactNode>
> = {
  change: (user, onChange) => (
    <Button onClick={() => onChange(user)} aria-label={`Change role of ${user.u_name}`}>
      Change role
    </Button>
  ),
  'ask another admin': () => (
    <span className={styles.note}>Only another admin can change your role.</span>
  ),
  none: () => null,
};
