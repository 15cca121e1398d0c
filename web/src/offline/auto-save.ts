import type { CallServer } from '../api/client.ts';
import { allItems, cursorOf, headedPage } from '../api/cursor-pages.ts';
import type { AccountGuides } from './account-guides.ts';
import { followOfflineSetting, isOfflineEnabled } from './offline-setting.ts';
import type { Account } from './store/offline-database.ts';

type AutoSaveParts = {
  readonly account: Account;
  readonly guides: Pick<AccountGuides, 'saveAll' | 'cancelAutomatic'>;
  readonly call: CallServer;
  readonly onOnline: (listener: () => void) => () => void;
  /**
   * Calls the listener with the ids of a person's guides whenever the app has loaded that list, for example after a
   * purchase; returns a function that unsubscribes.
   */
  readonly onOwned: (listener: (guideIds: readonly number[]) => void) => () => void;
  readonly log: (message: string, cause?: unknown) => void;
};

/**
 * While the setting is on, saves a person's guides on this device, and those they get later. Turning it off stops its
 * downloads and removes nothing.
 */
export function startAutoSave(parts: AutoSaveParts): () => void {
  const { account, guides, call, onOnline, onOwned, log } = parts;
  if (account === 'visitor') return () => undefined;
  let wasEnabled = isOfflineEnabled();
  const report = (error: unknown) => log('Guides couldn’t be saved automatically', error);
  const saveThese = (guideIds: readonly number[]) => {
    if (isOfflineEnabled()) guides.saveAll(guideIds).catch(report);
  };
  const save = () => {
    if (isOfflineEnabled()) listOwned(call).then(saveThese).catch(report);
  };
  const follow = () => {
    const isEnabled = isOfflineEnabled();
    if (wasEnabled && !isEnabled) guides.cancelAutomatic().catch(report);
    wasEnabled = isEnabled;
    save();
  };
  save();
  const stops = [followOfflineSetting(follow), onOnline(save), onOwned(saveThese)];
  return () => {
    for (const stop of stops) stop();
  };
}

async function listOwned(call: CallServer): Promise<readonly number[]> {
  const owned = await allItems((cursor) =>
    headedPage((onHeaders) => call('listOwnedGuides', { query: cursorOf(cursor), onHeaders })),
  );
  return owned.map(({ g_id }) => g_id);
}
