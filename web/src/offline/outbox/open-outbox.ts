import type { CallServer } from '../../api/client.ts';
import type { Session } from '../../api/session/create-session.ts';
import { openConnection } from '../../core/deliver-while-online.ts';
import { logProblem } from '../../core/diagnostics/log.ts';
import { exclusive } from '../../core/exclusive.ts';
import { createListeners } from '../../core/store.ts';
import { createOutbox, type Outbox } from './create-outbox.ts';
import { deliver } from './deliver.ts';
import { outboxFlag } from './outbox-flag.ts';
import { type OutboxItem, type OutboxOwner, ownerOf } from './outbox-item.ts';
import { openOutboxStore } from './outbox-store.ts';

export type OutcomeListener = (item: OutboxItem, outcome: 'sent' | 'refused') => void;

export type OpenOutbox = Outbox & {
  readonly owner: OutboxOwner;
  /** Calls the listener with each outcome; returns a function that unsubscribes. */
  readonly listen: (listener: OutcomeListener) => () => void;
};

/** Sending goes on while the user moves through the app, so it belongs to the session and not to a page. */
const OPEN = new WeakMap<Session, OpenOutbox>();

/** The outbox of an account, which is closed when another account becomes current. */
export function openOutbox(session: Session, owner: OutboxOwner, call: CallServer): OpenOutbox {
  const open = OPEN.get(session);
  if (open?.owner === owner) return open;
  open?.stop();
  const outcomes = createListeners<Parameters<OutcomeListener>>();
  const outbox = createOutbox({
    store: openOutboxStore(owner),
    deliver: ({ id, content }) => deliver(call, id, content),
    // Without Web Locks, two tabs may send the same item, which the server treats as one.
    runExclusive: (task, signal) =>
      exclusive(navigator.locks, `laneway.outbox:${owner}`, task, { signal }),
    connection: openConnection(),
    now: () => Date.now(),
    onOutcome: outcomes.notify,
    log: logProblem,
  });
  const stopFlagging = outbox.subscribe(() =>
    outboxFlag.set(owner, (outbox.items() ?? []).length > 0),
  );
  const opened: OpenOutbox = {
    ...outbox,
    owner,
    listen: outcomes.subscribe,
  };
  OPEN.set(session, opened);
  const stopFollowing = session.subscribe((state) => {
    if (state.kind === 'checking') return;
    if (ownerOf(state) === owner) return outbox.sendNow();
    stopFollowing();
    stopFlagging();
    outbox.stop();
    if (OPEN.get(session) === opened) OPEN.delete(session);
  });
  return opened;
}
