import { beforeEach, describe, expect, it } from 'vitest';
import { installFakeStore } from './fake-store.test-data.ts';
import { type OfflineDatabase, offlineDatabase } from './offline-database.ts';
import { failDownload, queueDownload } from './queue-downloads.ts';

const TICKET = { guideId: 1, ticket: 'a' };

let db: OfflineDatabase;

beforeEach(async () => {
  installFakeStore();
  db = offlineDatabase(7);
  await queueDownload(db, 1, { ticket: 'a', now: 1, isAutomatic: false });
  await db.stagedParts.put({ sha256: 'x', index: 0, guideId: 1, blob: new Blob(['part']) });
});

describe('a download that failed', () => {
  it('frees space first, because a full device couldn’t store the failure', async () => {
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    db.downloads.hook('updating', full);
    await expect(failDownload(db, TICKET, 'quota')).rejects.toThrow();
    expect(await db.stagedParts.count()).toBe(0);
    db.downloads.hook('updating').unsubscribe(full);
    await failDownload(db, TICKET, 'quota');
    expect(await db.downloads.get(1)).toMatchObject({ state: 'failed', failure: 'quota' });
  });

  it('keeps what has arrived if the connection was lost', async () => {
    await failDownload(db, TICKET, 'network');
    expect(await db.stagedParts.count()).toBe(1);
    expect(await db.downloads.get(1)).toMatchObject({ state: 'failed', failure: 'network' });
  });
});
