import type { PendingPlace } from '@laneway/contract/authoring';
import { readPendingPlace } from '@laneway/contract/editing/read-place';
import { writePlace } from '@laneway/contract/editing/write-place';
import { contentTexts } from '@laneway/domain/content-texts';
import { placeContentOf, validatePlace } from '../records/place-values.ts';
import { asProblem } from './as-problem.ts';
import type { GuideEditStore } from './guide-edit-store.ts';
import { ensureDraft } from './save-guide.ts';
import { type SaveOutcome, sendRecord } from './send-record.ts';
import { adoptPlace } from './workspace-state.ts';

/** Saves one place; a deleted one is ignored. */
export async function savePlace(store: GuideEditStore, key: string): Promise<SaveOutcome> {
  const { call } = store;
  const ready = await ensureDraft(store);
  const item = store.findItem(key);
  if (ready.kind !== 'saved' || item === undefined) return ready;
  return sendRecord({
    record: item.record,
    validate: validatePlace,
    isNew: () => store.findItem(key)?.place.kind !== 'pending',
    failedText: contentTexts.savePlaceFailed,
    send: async (values, idempotencyKey) => {
      const { place, record } = store.findItem(key) ?? item;
      const { base, version } = record.getState();
      const before = { ...place, content: placeContentOf(base) };
      const open = before.kind === 'pending' ? { ...before, version } : before;
      const plan = writePlace(open, placeContentOf(values), store.getState().guide);
      if (!plan.ok) throw asProblem(plan.error);
      const row =
        plan.value.call === 'addPendingPlace'
          ? await call('addPendingPlace', { ...plan.value, idempotencyKey })
          : await call('updatePendingPlace', { ...plan.value, idempotencyKey });
      record.send({ type: 'saved', version: row.pp_version });
      store.replaceItem(key, { ...item, place: readPendingPlace(row) });
      store.notifySaved();
    },
    adopt: async (current) => {
      store.replaceItem(key, adoptPlace(item, readPendingPlace(current as PendingPlace)));
      await store.loadLastEditor();
    },
  });
}
