import type { PendingGuide } from '@laneway/contract/authoring';
import { writeGuide } from '@laneway/contract/editing/write-guide';
import { contentTexts } from '@laneway/domain/content-texts';
import { guideContentOf, validateGuide } from '../records/guide-values.ts';
import { asProblem } from './as-problem.ts';
import type { GuideEditStore } from './guide-edit-store.ts';
import { type SaveOutcome, sendRecord } from './send-record.ts';

/** Saves the guide itself. The first save of a published guide starts its draft. */
export function saveGuide(store: GuideEditStore): Promise<SaveOutcome> {
  const { guideRecord, call, user } = store;
  return sendRecord({
    record: guideRecord,
    validate: validateGuide,
    isNew: () => store.getState().guide.kind !== 'pending',
    failedText: contentTexts.saveGuideFailed,
    send: async (values, idempotencyKey) => {
      const { base, version } = guideRecord.getState();
      const before = { ...store.getState().guide, content: guideContentOf(base) };
      const open = before.kind === 'pending' ? { ...before, version } : before;
      const plan = writeGuide(open, guideContentOf(values), user);
      if (!plan.ok) throw asProblem(plan.error);
      const row =
        plan.value.call === 'createPendingGuide'
          ? await call('createPendingGuide', { body: plan.value.body, idempotencyKey })
          : await call('updatePendingGuide', { ...plan.value, idempotencyKey });
      // An existing draft is returned unchanged, without the values sent.
      const isDraftOfPublished =
        before.kind === 'published' || before.kind === 'draft_of_published';
      if (isDraftOfPublished) guideRecord.send({ type: 'refused' });
      else guideRecord.send({ type: 'saved', version: row.pg_version });
      store.adoptGuide(row);
      store.notifySaved();
    },
    adopt: async (current) => {
      store.adoptGuide(current as PendingGuide);
      await store.loadLastEditor();
    },
  });
}

/** Places can only be saved into a draft, so editing one of a published guide creates it. */
export async function ensureDraft(store: GuideEditStore): Promise<SaveOutcome> {
  const { kind } = store.getState().guide;
  return kind === 'published' || kind === 'draft_of_published'
    ? saveGuide(store)
    : { kind: 'saved' };
}
