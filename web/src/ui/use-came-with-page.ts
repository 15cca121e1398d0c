import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this part of the screen was rendered by the server, and not added by the app since. */
export function useCameWithPage(): boolean {
  const isTakingOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [cameWithPage] = useState(isTakingOver);
  return cameWithPage;
}
