import type { Session } from './create-session.ts';
import { dueAt } from './session-state.ts';

/**
 * Renews the session when it is due: by a timer, and when the device wakes up or is back online,
 * because timers don't run in between.
 */
export function keepFresh(session: Session, host: Window): void {
  let timer = 0;
  const schedule = () => {
    host.clearTimeout(timer);
    const due = dueAt(session.getState());
    if (due !== null) timer = host.setTimeout(renewIfDue, Math.max(0, due - Date.now()));
  };
  const renewIfDue = () => void session.renewIfDue();

  session.subscribe(schedule);
  host.addEventListener('online', renewIfDue);
  host.document.addEventListener('visibilitychange', renewIfDue);
}
