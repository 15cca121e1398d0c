import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this part of the screen was in the page that the server sent, and isn't something that the app has added since. */
export function useCameWithPage(): boolean {
  const isTakingOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [cameWithPage] = useState(isTakingOver);
  return cameWithPage;
}
