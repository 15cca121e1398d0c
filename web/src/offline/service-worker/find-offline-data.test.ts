import { beforeEach, describe, expect, it } from 'vitest';
import { downloadGuide } from '../engine/download-guide.ts';
import { PackServer, partsOf } from '../engine/pack-server.test-data.ts';
import type { Account } from '../store/account.ts';
import { writeCurrentStore } from '../store/current-store.ts';
import { installFakeStore } from '../store/fake-store.test-data.ts';
import { offlineDatabase } from '../store/offline-database.ts';
import { queueDownload } from '../store/queue-downloads.ts';
import { findOfflineData } from './find-offline-data.ts';

async function save(account: Account, guideId: number): Promise<void> {
  const packs = new PackServer();
  const db = offlineDatabase(account);
  packs.publish(guideId, []);
  await queueDownload(db, guideId, { ticket: 'a', now: 1, isAutomatic: false });
  await downloadGuide(partsOf(packs, db), { guideId, ticket: 'a' }, new AbortController().signal);
}

const find = (path: string) => findOfflineData(`https://laneway.example${path}`);

beforeEach(() => {
  installFakeStore();
});

describe('what is sent along with the stored page', () => {
  it('is the guide that the address leads to, with its places, and who has saved it', async () => {
    await save('visitor', 1);
    await writeCurrentStore({ account: 'visitor', user: null });
    for (const path of ['/?guide=1', '/guides/1', '/?guide=1&place=3']) {
      expect(await find(path)).toMatchObject({
        account: 'visitor',
        guide: { g_id: 1 },
        places: { places: expect.any(Array) },
      });
    }
  });

  it('is nothing where the address leads elsewhere, or to a guide that isn’t saved', async () => {
    await save('visitor', 1);
    await writeCurrentStore({ account: 'visitor', user: null });
    for (const path of ['/', '/?guide=2', '/saved-guides', '/?token=a&guide=1']) {
      expect(await find(path)).toBeNull();
    }
  });

  it('is nothing of another account', async () => {
    await save(7, 1);
    await writeCurrentStore({ account: 'visitor', user: null });
    expect(await find('/?guide=1')).toBeNull();
  });

  it('is nothing where nothing was ever saved', async () => {
    expect(await find('/?guide=1')).toBeNull();
  });
});
