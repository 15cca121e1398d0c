import type { GuideEditStore } from './guide-edit-store.ts';

/** Looks at the server for what others have changed. */
export async function reloadGuide(store: GuideEditStore): Promise<void> {
  const { guide } = store.getState();
  if (guide.kind !== 'pending') return;
  const row = await store.call('getPendingGuide', {
    params: { id: guide.id },
    query: { include_places: true },
  });
  store.adoptGuide(row);
}
