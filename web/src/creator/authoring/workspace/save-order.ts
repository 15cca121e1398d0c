import { ApiProblem } from '../../../api/failures.ts';
import type { Desk } from './desk.ts';
import { reloadGuide } from './reload-guide.ts';
import { ensureDraft } from './save-guide.ts';
import type { SaveOutcome } from './send-record.ts';
import { inOrder } from './workspace-state.ts';

/** Saves an order of places, given by their keys. */
export async function saveOrder(desk: Desk, order: readonly string[]): Promise<SaveOutcome> {
  const { call, guideRecord } = desk;
  const ready = await ensureDraft(desk);
  const { guide, places } = desk.getState();
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
    if (desk.wantedOrder === order) desk.wantedOrder = null;
    desk.adoptGuide(row);
    desk.tellOfSave();
    return { kind: 'saved' };
  } catch (error) {
    if (error instanceof ApiProblem) {
      // Somebody has added or removed a place, or saved the guide: their order is the one to go on from.
      desk.wantedOrder = null;
      await reloadGuide(desk);
    }
    throw error;
  }
}
