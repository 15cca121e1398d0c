import { resetTexts } from '@laneway/domain/accounts/form-messages';
import { type Role, satisfiesRole } from '@laneway/domain/roles';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCall } from '../../api/call-context.ts';
import { ApiProblem, NetworkError } from '../../api/failures.ts';
import { useSession } from '../../api/session/session-context.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { KeepDialog } from '../../offline/saved-guides/keep-dialog.tsx';
import { useOfflineGuides, useOfflineState } from '../../offline/use-offline-guides.ts';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import styles from './account-actions.module.css';
import { ActionRow } from './action-row.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { InstallRow } from './install-row.tsx';
import { OfflineRow } from './offline-row.tsx';

export type AccountActionsProps = {
  readonly role: Role;
  readonly ownedIds: readonly number[];
};

export function AccountActions({ role, ownedIds }: AccountActionsProps) {
  const { openDashboard, openPage, openTermsOfUse } = useNavigation();
  const hasDashboard = satisfiesRole(role, 'creator');
  return (
    <section aria-labelledby="account-title" className={styles.actions}>
      <h2 id="account-title" className={styles.title}>
        Your account
      </h2>
      <div className={styles.rows}>
        {hasDashboard && (
          <ActionRow icon="dashboard" isWay onPress={openDashboard}>
            Admin Dashboard
          </ActionRow>
        )}
        <ActionRow icon="person" isWay onPress={() => openPage({ page: 'account' })}>
          {satisfiesRole(role, 'creator') ? 'Your details and page' : 'Your details'}
        </ActionRow>
        <ActionRow icon="document" isWay onPress={() => openPage({ page: 'orders' })}>
          Your orders
        </ActionRow>
        {role === 'user' && (
          <ActionRow icon="pin" isWay onPress={() => openPage({ page: 'makeGuides' })}>
            Make guides
          </ActionRow>
        )}
        <ActionRow icon="heart" isWay onPress={() => openPage({ page: 'wishList' })}>
          Wish list
        </ActionRow>
        <ActionRow icon="gift" isWay onPress={() => openPage({ page: 'gift', guideId: null })}>
          Gift a guide
        </ActionRow>
        <ActionRow
          icon="star"
          isWay
          onPress={() => openPage({ page: 'experience', guideId: null })}
        >
          What walkers say
        </ActionRow>
        <ActionRow icon="walk" isWay onPress={() => openPage({ page: 'walkHistory' })}>
          Your walks
        </ActionRow>
        <OfflineRow ownedIds={ownedIds} />
        <ActionRow icon="download" isWay onPress={() => openPage({ page: 'downloadManager' })}>
          Download Manager
        </ActionRow>
        <InstallRow />
        <ActionRow icon="document" isWay onPress={openTermsOfUse}>
          Terms of Use
        </ActionRow>
        <ExportRow />
        <LogoutRow />
      </div>
      <DeleteAccount />
    </section>
  );
}

/** Downloads the user's data as a file. */
function ExportRow() {
  const call = useCall();
  const download = useMutation({
    mutationFn: async () => saveJson(await call('exportUser'), 'laneway-data.json'),
  });
  return (
    <>
      <ActionRow
        icon="download"
        onPress={() => download.mutate()}
        busyText={download.isPending ? 'Preparing your data...' : undefined}
      >
        Download your data
      </ActionRow>
      {download.error !== null && (
        <p role="alert" className={styles.failure}>
          {failureText(download.error)}
        </p>
      )}
    </>
  );
}

function failureText(error: Error): string {
  const hasUserMessage = error instanceof ApiProblem || error instanceof NetworkError;
  return hasUserMessage ? error.message : resetTexts.failed;
}

/** Downloads a value as a file. */
function saveJson(value: unknown, fileName: string): void {
  const blob = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers read the file only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Logs out, and asks first what happens to the guides saved on this device. */
export function LogoutRow() {
  const { logOut } = useSession();
  const { showToast } = useToast();
  const offline = useOfflineGuides();
  const { status, saved, downloads } = useOfflineState();
  const [isPressed, setPressed] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    await logOut();
    showToast('You’re logged out');
  };
  const askOrLeave = useEffectEvent(() => {
    setPressed(false);
    if (saved.size + downloads.size > 0) setAsking(true);
    else void leave();
  });
  // The saved guides may not be known yet when the button is pressed.
  useEffect(() => {
    if (isPressed && status !== 'opening') askOrLeave();
  }, [isPressed, status]);
  return (
    <>
      <ActionRow
        icon="logout"
        onPress={() => setPressed(true)}
        busyText={isLeaving || isPressed ? 'Logging out...' : undefined}
      >
        Log out
      </ActionRow>
      {isAsking && (
        <KeepDialog
          text="If you keep them, they’re here when you log in again. Others who log in on this device don’t see them."
          keepLabel="Keep and log out"
          removeLabel="Remove and log out"
          onChoose={async (keep) => {
            await offline?.onLogout(keep);
            await leave();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
