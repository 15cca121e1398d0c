import { liveQuery } from 'dexie';
import type { CallServer } from '../api/client.ts';
import { type QueueParts, runQueue } from './engine/run-queue.ts';
import { type OfflineState, OPENING, type Verification } from './offline-guides.ts';
import { noteRefused, noteVersions } from './store/note-versions.ts';
import type { OfflineDatabase } from './store/offline-database.ts';
import { cancelDownload, queueDownload } from './store/queue-downloads.ts';
import { readState } from './store/read-state.ts';
import { removeGuide } from './store/remove-guide.ts';
import { verifyGuide } from './store/verify-guide.ts';

export type AccountParts = Omit<QueueParts, 'onFailed'> & {
  readonly call: CallServer;
  readonly newTicket: () => string;
  readonly isAppReady: () => Promise<boolean>;
  readonly onChange: () => void;
};

/** The saved guides of one account, until it is closed. */
export type AccountGuides = {
  readonly state: () => OfflineState;
  readonly save: (guideId: number) => Promise<void>;
  readonly cancel: (guideId: number) => Promise<void>;
  readonly remove: (guideId: number) => Promise<void>;
  readonly verify: (guideId: number) => Promise<Verification>;
  readonly checkForUpdates: () => Promise<void>;
  readonly close: () => void;
};

/** The most ids that one call takes. */
const VERSIONS_PER_CALL = 100;

export function openAccountGuides(parts: AccountParts): AccountGuides {
  const { db, call, now, newTicket, isAppReady, onChange, log } = parts;
  let state: OfflineState = OPENING;
  const show = (next: OfflineState) => {
    state = next;
    onChange();
  };
  const watching = liveQuery(() => readState(db)).subscribe({
    next: show,
    error: (error) => {
      log('Saved guides can’t be read', error);
      show({ ...OPENING, status: 'unavailable' });
    },
  });
  const stopQueue = runQueue({
    ...parts,
    onFailed: async (guideId, failure) => {
      log(`Saving guide ${guideId} failed: ${failure}`);
      if (failure === 'refused') await noteRefused(db, guideId, now());
    },
  });

  return {
    state: () => state,
    save: (guideId) => queueDownload(db, { guideId, ticket: newTicket() }, Date.parse(now())),
    cancel: (guideId) => cancelDownload(db, guideId),
    remove: async (guideId) => {
      await cancelDownload(db, guideId);
      await removeGuide(db, guideId);
      await tellServer(call, guideId);
    },
    verify: async (guideId) => {
      const isReady = await isAppReady().catch(() => false);
      const found = await verifyGuide(db, guideId, { isAppReady: isReady, now: now() });
      if (found === null) throw new Error(`Guide ${guideId} isn’t saved`);
      return found;
    },
    checkForUpdates: async () => {
      try {
        await checkVersions(db, call, now);
      } catch (error) {
        log('The versions of saved guides couldn’t be checked', error);
      }
    },
    close: () => {
      watching.unsubscribe();
      stopQueue();
    },
  };
}

async function checkVersions(
  db: OfflineDatabase,
  call: CallServer,
  now: () => string,
): Promise<void> {
  const saved = await db.packs.toCollection().primaryKeys();
  for (let start = 0; start < saved.length; start += VERSIONS_PER_CALL) {
    const asked = saved.slice(start, start + VERSIONS_PER_CALL);
    const versions = await call('listOfflineVersions', { query: { guide_ids: asked } });
    await noteVersions(db, asked, versions, now());
  }
}

/** The server then doesn't tell this person about updates of the guide. Nothing else depends on it. */
async function tellServer(call: CallServer, guideId: number): Promise<void> {
  await call('deleteOfflineCopy', { params: { id: guideId } }).catch(() => undefined);
}
