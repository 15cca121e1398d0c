import { useEffect } from 'react';
import { createStore } from '../../core/store.ts';

/** The bell is beside the menu, outside the pages, so a page can't pass it a property. */
const subject = createStore<number | null>(null);

/** While this page is open, notifications about this pending guide are shown at once. */
export function useNotificationSubject(pendingGuideId: number | null): void {
  useEffect(() => {
    subject.setState(pendingGuideId);
    return () => subject.setState(null);
  }, [pendingGuideId]);
}

/** The pending guide that is open; null if there is none. */
export const notificationSubject = subject.getState;
