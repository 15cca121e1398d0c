import { ApiProblem } from '../../../api/failures.ts';
import type { GuideEditStore } from './guide-edit-store.ts';
import { reloadGuide } from './reload-guide.ts';
import { ensureDraft } from './save-guide.ts';
import type { SaveOutcome } from './send-record.ts';
import { inOrder } from './workspace-state.ts';

/** Saves an order of places, given by their keys. */
export async function saveOrder(
  store: GuideEditStore,
  order: readonly string[],
): Promise<SaveOutcome> {
  const { call, guideRecord } = store;
  const ready = await ensureDraft(store);
  const { guide, places } = store.getState();
  if (ready.kind !== 'saved' || guide.kind !== 'pending') return ready;
  const ids = inOrder(places, order).flatMap(({ place }) =>
    place.kind === 'pending' ? [place.id] : [],
  );
  try {
    const row = await call('orderPendingPlaces', {
      params: { id: guide.id },
      body: { pp_ids: ids, pg_version: guideRecord.getState().version },
    });
    guideRecord.send({ type: 'renewed', version: row.pg_version });
    // A place may have been moved again in the meantime; that order follows.
    if (store.wantedOrder === order) store.wantedOrder = null;
    store.adoptGuide(row);
    store.notifySaved();
    return { kind: 'saved' };
  } catch (error) {
    if (error instanceof ApiProblem) {
      // Somebody has added or removed a place, or saved the guide: their order is the one to go on from.
      store.wantedOrder = null;
      await reloadGuide(store);
    }
    throw error;
  }
}
