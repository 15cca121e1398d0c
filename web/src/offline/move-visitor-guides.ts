import type { RunExclusive } from './engine/run-queue.ts';
import { moveGuide, undoMove } from './store/move-guide.ts';
import type { OfflineDatabase } from './store/offline-database.ts';
import { cancelDownload, queueDownload } from './store/queue-downloads.ts';

type Owner = { readonly db: OfflineDatabase; readonly runExclusive: RunExclusive };

export type MoveParts = {
  readonly from: Owner;
  readonly to: Owner;
  readonly newTicket: () => string;
  readonly now: () => string;
  readonly signal: AbortSignal;
  readonly log: (message: string, cause?: unknown) => void;
};

/**
 * Moves the guides that a visitor saved on this device before logging in into their account. Returns the number of
 * guides that couldn't be moved, for example for lack of space: those stay, and are tried again later.
 */
export async function moveVisitorGuides(parts: MoveParts): Promise<number> {
  const { from, to, signal } = parts;
  if (await isEmpty(from.db)) return 0;
  let unmoved = 0;
  // Always lock in this order. Nothing else holds two of these locks, so there is no deadlock.
  const moveWithBothLocks = () =>
    to.runExclusive(async () => {
      unmoved = await moveAll(parts);
    }, signal);
  await from.runExclusive(moveWithBothLocks, signal);
  return unmoved;
}

async function isEmpty({ guides, downloads }: OfflineDatabase): Promise<boolean> {
  return (await guides.count()) + (await downloads.count()) === 0;
}

async function moveAll({ from, to, newTicket, now, signal, log }: MoveParts): Promise<number> {
  let unmoved = 0;
  for (const guideId of await from.db.guides.toCollection().primaryKeys()) {
    signal.throwIfAborted();
    try {
      await moveGuide(from.db, to.db, guideId, signal);
    } catch (error) {
      signal.throwIfAborted();
      log(`Guide ${guideId} couldn’t be moved`, error);
      unmoved += 1;
      await undoMove(from.db, to.db, guideId);
    }
  }
  // Unfinished downloads are queued again in the account.
  for (const guideId of await from.db.downloads.toCollection().primaryKeys()) {
    signal.throwIfAborted();
    const queuing = { ticket: newTicket(), now: Date.parse(now()), isAutomatic: false };
    await queueDownload(to.db, guideId, queuing);
    await cancelDownload(from.db, guideId);
  }
  return unmoved;
}
