/** Whether a guide is being saved on this device, in whichever tab. */
export async function isDownloading(): Promise<boolean> {
  const [{ readCurrentStore }, { offlineDatabase }] = await Promise.all([
    import('../../offline/store/current-store.ts'),
    import('../../offline/store/offline-database.ts'),
  ]);
  const current = await readCurrentStore();
  if (current === null) return false;
  const downloads = await offlineDatabase(current.account).downloads.toArray();
  return downloads.some(({ state }) => state === 'running');
}
