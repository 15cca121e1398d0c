import { useState } from 'react';
import { useSession } from '../../api/session/session-context.ts';
import { KeepDialog } from '../../offline/saved-guides/keep-dialog.tsx';
import { useOfflineGuides, useOfflineState } from '../../offline/use-offline-guides.ts';
import { ActionRow } from './action-row.tsx';

/** Logs out, and asks first what happens to the guides saved on this device. */
export function LogoutRow() {
  const { logOut } = useSession();
  const offline = useOfflineGuides();
  const { saved, downloads } = useOfflineState();
  const [isLeaving, setLeaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    await logOut();
  };
  const hasSaved = saved.size + downloads.size > 0;
  return (
    <>
      <ActionRow
        icon="logout"
        onPress={hasSaved ? () => setAsking(true) : () => void leave()}
        busyText={isLeaving ? 'Logging out...' : undefined}
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
