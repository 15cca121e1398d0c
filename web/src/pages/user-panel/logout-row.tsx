import { useState } from 'react';
import { useSession } from '../../session/session-context.ts';
import { ActionRow } from './action-row.tsx';

export function LogoutRow() {
  const { logOut } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logOut();
  };
  return (
    <ActionRow icon="logout" onPress={leave} busyText={isLeaving ? 'Logging out...' : undefined}>
      Log out
    </ActionRow>
  );
}
