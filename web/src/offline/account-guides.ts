import type { OfflineVersion } from '@laneway/contract/offline-pack';
import { liveQuery } from 'dexie';
import type { CallServer } from '../api/client.ts';
import { type QueueParts, runQueue } from './engine/run-queue.ts';
import { type OfflineState, OPENING, type Verification } from './offline-guides.ts';
import { type Account, type OfflineDatabase, readPack } from './store/offline-database.ts';
import { cancelByUser, cancelDownload, queueDownload } from './store/queue-downloads.ts';
import { readState } from './store/read-guides.ts';
import { removeGuide } from './store/stored-files.ts';
import { verifyGuide } from './store/verify-guide.ts';

export type AccountParts = Omit<QueueParts, 'onFailed'> & {
  readonly account: Account;
  readonly call: CallServer;
  readonly newTicket: () => string;
  readonly isAppReady: () => Promise<boolean>;
  /** Moves guides that were saved here before logging in, and returns how many couldn't be moved. */
  readonly moveHere: (signal: AbortSignal) => Promise<number>;
  readonly onChange: () => void;
};

/** The saved guides of one account, until it is closed. */
export type AccountGuides = {
  readonly state: () => OfflineState;
  readonly save: (guideId: number) => Promise<void>;
  /** For the automatic setting: saves guides that aren't here and weren't removed by hand. */
  readonly saveAll: (guideIds: readonly number[]) => Promise<void>;
  /** For turning the automatic setting off: saved guides stay. */
  readonly cancelAutomatic: () => Promise<void>;
  readonly cancel: (guideId: number) => Promise<void>;
  readonly remove: (guideId: number) => Promise<void>;
  readonly verify: (guideId: number) => Promise<Verification>;
  readonly checkForUpdates: () => Promise<void>;
  readonly close: () => void;
};

/** The most ids that one call takes. */
const VERSIONS_PER_CALL = 100;

export function openAccountGuides(parts: AccountParts): AccountGuides {
  const { db, account, call, now, newTicket, isAppReady, moveHere, onChange, log } = parts;
  let state: OfflineState = OPENING;
  const show = (next: OfflineState) => {
    state = next;
    onChange();
  };
  const watching = liveQuery(() => readState(db)).subscribe({
    next: (next) => show({ ...next, unmoved: state.unmoved }),
    error: (error) => {
      log('Saved guides can’t be read', error);
      show({ ...OPENING, status: 'unavailable' });
    },
  });
  const moving = new AbortController();
  const move = async () => {
    try {
      const unmoved = await moveHere(moving.signal);
      show({ ...state, unmoved });
    } catch (error) {
      if (!moving.signal.aborted) log('What was saved before the login stays where it is', error);
    }
  };
  void move();
  const queuedBy = (isAutomatic: boolean) => ({
    ticket: newTicket(),
    now: Date.parse(now()),
    isAutomatic,
  });
  const stopQueue = runQueue({
    ...parts,
    onFailed: async (guideId, failure) => {
      log(`Saving guide ${guideId} failed: ${failure}`);
      if (failure === 'refused') await markRefused(db, guideId, now());
    },
  });

  return {
    state: () => state,
    save: (guideId) => queueDownload(db, guideId, queuedBy(false)),
    saveAll: async (guideIds) => {
      for (const guideId of await guidesToAdd(db, guideIds)) {
        await queueDownload(db, guideId, queuedBy(true));
      }
    },
    cancelAutomatic: async () => {
      const rows = await db.downloads.filter(({ isAutomatic }) => isAutomatic).toArray();
      for (const { guideId } of rows) await cancelDownload(db, guideId);
    },
    cancel: (guideId) => cancelByUser(db, guideId),
    remove: async (guideId) => {
      await cancelByUser(db, guideId);
      await removeGuide(db, guideId);
      // There may be enough space now.
      if (state.unmoved > 0) void move();
      if (account === 'visitor') return;
      // Ends notifications about updates of the guide. Nothing else depends on this call.
      call('deleteOfflineCopy', { params: { id: guideId } }).catch(() => undefined);
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
      moving.abort();
      watching.unsubscribe();
      stopQueue();
    },
  };
}

/** The guides to save, in the given order. */
async function guidesToAdd(
  { packs, downloads, leftOut }: OfflineDatabase,
  guideIds: readonly number[],
): Promise<readonly number[]> {
  const known = await Promise.all(
    [packs, downloads, leftOut].map((store) => store.toCollection().primaryKeys()),
  );
  const isKnown = new Set(known.flat());
  return guideIds.filter((id) => !isKnown.has(id));
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
    await updateVersions(db, asked, versions, now());
  }
}

/** Stores the server's current versions of these guides. */
async function updateVersions(
  db: OfflineDatabase,
  asked: readonly number[],
  versions: readonly OfflineVersion[],
  now: string,
): Promise<void> {
  const serverVersions = new Map(versions.map(({ g_id, version }) => [g_id, version]));
  await db.transaction('rw', db.packs, db.guides, db.places, async () => {
    for (const guideId of asked) {
      const serverVersion = serverVersions.get(guideId);
      if (serverVersion === undefined) await markRefused(db, guideId, now);
      else await updateVersion(db, guideId, serverVersion, now);
    }
  });
}

/** Marks a guide that the account has lost access to. The saved copy stays. */
async function markRefused(
  { packs }: OfflineDatabase,
  guideId: number,
  now: string,
): Promise<void> {
  const pack = await packs.get(guideId);
  if (pack !== undefined && readPack(pack).refusedAt === null) {
    await packs.put({ ...pack, refusedAt: now });
  }
}

async function updateVersion(
  { packs, guides, places }: OfflineDatabase,
  guideId: number,
  serverVersion: string,
  now: string,
): Promise<void> {
  const pack = await packs.get(guideId);
  if (pack === undefined) return;
  await packs.put({ ...pack, serverVersion, refusedAt: null });
  if (pack.version !== serverVersion) return;
  await guides.update(guideId, { lastSync: now });
  await places.where({ g_id: guideId }).modify({ lastSync: now });
}
