import type { SuspensionAct } from '@laneway/domain/accounts/suspension';
import { formatDate } from '@laneway/domain/text/dates';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem, failureTextOr } from '../../../api/failures.ts';
import {
  type ManagedPerson,
  useEndUserSessions,
  useManagedPerson,
} from '../../../api/queries/managed-person.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadFailure } from '../../../ui/dashboard-frame/load-failure.tsx';
import sections from '../../../ui/dashboard-frame/section.module.css';
import { TableSkeleton } from '../../../ui/dashboard-frame/table-skeleton.tsx';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import { guidesText, stateChip } from '../account-facts.ts';
import { RoleDialog } from '../role-dialog.tsx';
import { ROLE_NAMES, roleAction } from '../role-texts.ts';
import { adminText } from './act-texts.ts';
import styles from './person.module.css';
import { ActsOnPerson, GuidesOfPerson, OrdersOfPerson, SessionsOfPerson } from './person-lists.tsx';
import { SuspensionDialog } from './suspension-dialog.tsx';

export type PersonProps = {
  readonly userId: number;
  /** The logged-in admin. */
  readonly viewerId: number;
  readonly onLeave: () => void;
};

/** All about one account, and what an admin can do about it. */
export function Person({ userId, viewerId, onLeave }: PersonProps) {
  const person = useManagedPerson(userId);
  if (person.isPending) return <TableSkeleton />;
  const toList = { label: 'Show all accounts', onAct: onLeave };
  if (person.error instanceof ApiProblem && person.error.code === 'not_found') {
    return <Callout tone="info" text="Account not found. It may be deleted." action={toList} />;
  }
  if (person.data === undefined) return <LoadFailure what="the account" query={person} />;
  const isOwn = userId === viewerId;
  return (
    <section aria-labelledby="person-title" className={sections.section}>
      <div className={sections.part}>
        <div>
          <Button onClick={onLeave}>All accounts</Button>
        </div>
        <Facts person={person.data} />
        {person.data.suspension !== null && <Suspended suspension={person.data.suspension} />}
        {isOwn ? (
          <p className={sections.lead}>
            This is your account. Only another admin can change your role or suspend you.
          </p>
        ) : (
          <Actions person={person.data} viewerId={viewerId} />
        )}
      </div>
      <GuidesOfPerson userId={userId} />
      <OrdersOfPerson userId={userId} />
      <SessionsOfPerson
        userId={userId}
        actions={(hasSessions) =>
          !isOwn && <EndSessions person={person.data} isOffered={hasSessions} />
        }
      />
      <ActsOnPerson userId={userId} />
    </section>
  );
}

function Facts({ person }: { readonly person: ManagedPerson }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The link in the list that had the focus is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { u_name, u_email, user_role, created_at } = person;
  const { text, tone } = stateChip(person);
  return (
    <>
      <h2 id="person-title" ref={heading} tabIndex={-1} className={sections.title}>
        {u_name}
      </h2>
      <p className={styles.facts}>
        <Chip>{ROLE_NAMES[user_role]}</Chip>
        <Chip tone={tone}>{text}</Chip>
        {!person.email_verified && text !== 'Email not confirmed' && (
          <Chip tone="waiting">Email not confirmed</Chip>
        )}
      </p>
      <p className={styles.line}>{u_email}</p>
      <p className={styles.line}>
        Joined {formatDate(created_at)} · Guides: {guidesText(person).toLowerCase()}
      </p>
    </>
  );
}

function Suspended({
  suspension: { suspended_at, reason, by_name },
}: {
  readonly suspension: NonNullable<ManagedPerson['suspension']>;
}) {
  return (
    <div className={styles.suspended}>
      <p>
        {adminText(by_name)} suspended this account on {formatDate(suspended_at)}.
      </p>
      <p className={styles.reason}>{reason}</p>
    </div>
  );
}

type ActionsProps = { readonly person: ManagedPerson; readonly viewerId: number };

function Actions({ person, viewerId }: ActionsProps) {
  const [open, setOpen] = useState<'role' | SuspensionAct | null>(null);
  const close = () => setOpen(null);
  const act = person.suspension === null ? 'suspend' : 'reinstate';
  return (
    <div className={styles.actions}>
      {roleAction(person, viewerId) === 'change' && (
        <Button onClick={() => setOpen('role')}>Change role</Button>
      )}
      <Button kind={act === 'suspend' ? 'danger' : 'main'} onClick={() => setOpen(act)}>
        {act === 'suspend' ? 'Suspend account' : 'Reinstate account'}
      </Button>
      {open === 'role' && <RoleDialog user={person} onClose={close} />}
      {open !== null && open !== 'role' && (
        <SuspensionDialog act={open} person={person} onClose={close} />
      )}
    </div>
  );
}

type EndSessionsProps = { readonly person: ManagedPerson; readonly isOffered: boolean };

function EndSessions({ person: { u_id, u_name }, isOffered }: EndSessionsProps) {
  const { showToast } = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const end = useEndUserSessions(u_id);
  return (
    <>
      <Button onClick={() => setIsAsking(true)} disabled={!isOffered}>
        Log out everywhere
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Log ${u_name} out everywhere?`}
          text="They’ll have to log in again in every browser. They won’t lose anything."
          confirmLabel="Log out everywhere"
          busyText="Logging out..."
          onConfirm={async () => {
            await end.mutateAsync();
            showToast(`${u_name} is logged out everywhere`);
          }}
          explain={(error) => failureTextOr(error, 'We couldn’t log them out. Please try again.')}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
