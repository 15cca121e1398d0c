import type { PendingPlace } from '@laneway/contract/authoring';
import { readPendingPlace } from '@laneway/contract/editing/read-place';
import { writePlace } from '@laneway/contract/editing/write-place';
import { contentTexts } from '@laneway/domain/content-texts';
import { placeContentOf, placeFaults } from '../records/place-values.ts';
import { asProblem } from './as-problem.ts';
import type { Desk } from './desk.ts';
import { ensureDraft } from './save-guide.ts';
import { type SaveOutcome, sendRecord } from './send-record.ts';
import { adoptPlace } from './workspace-state.ts';

/** Saves one place; a place that is gone meanwhile has nothing to save. */
export async function savePlace(desk: Desk, key: string): Promise<SaveOutcome> {
  const { call } = desk;
  const ready = await ensureDraft(desk);
  const item = desk.findItem(key);
  if (ready.kind !== 'saved' || item === undefined) return ready;
  return sendRecord({
    record: item.record,
    faults: placeFaults,
    isNew: () => desk.findItem(key)?.place.kind !== 'pending',
    failedText: contentTexts.savePlaceFailed,
    send: async (values, idempotencyKey) => {
      const { place, record } = desk.findItem(key) ?? item;
      const { base, version } = record.getState();
      const before = { ...place, content: placeContentOf(base) };
      const open = before.kind === 'pending' ? { ...before, version } : before;
      const plan = writePlace(open, placeContentOf(values), desk.getState().guide);
      if (!plan.ok) throw asProblem(plan.error);
      const row =
        plan.value.call === 'addPendingPlace'
          ? await call('addPendingPlace', { ...plan.value, idempotencyKey })
          : await call('updatePendingPlace', { ...plan.value, idempotencyKey });
      record.send({ type: 'saved', version: row.pp_version });
      desk.replaceItem(key, { ...item, place: readPendingPlace(row) });
      desk.tellOfSave();
    },
    adopt: async (current) => {
      desk.replaceItem(key, adoptPlace(item, readPendingPlace(current as PendingPlace)));
      await desk.learnWhoChanged();
    },
  });
}
