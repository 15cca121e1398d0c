import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this part of the screen was rendered by the server, and not added by the app since. */
export function useIsServerRendered(): boolean {
  const isTakingOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isServerRendered] = useState(isTakingOver);
  return isServerRendered;
}
