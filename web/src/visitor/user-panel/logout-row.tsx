import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../api/session/session-context.ts';
import { KeepDialog } from '../../offline/saved-guides/keep-dialog.tsx';
import { useOfflineGuides, useOfflineState } from '../../offline/use-offline-guides.ts';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import { ActionRow } from './action-row.tsx';

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
