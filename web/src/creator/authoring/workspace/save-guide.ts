import type { PendingGuide } from '@laneway/contract/authoring';
import { writeGuide } from '@laneway/contract/editing/write-guide';
import { contentTexts } from '@laneway/domain/content-texts';
import { guideContentOf, guideFaults } from '../records/guide-values.ts';
import { asProblem } from './as-problem.ts';
import type { Desk } from './desk.ts';
import { type SaveOutcome, sendRecord } from './send-record.ts';

/** Saves the guide itself. The first save of a published guide starts its draft. */
export function saveGuide(desk: Desk): Promise<SaveOutcome> {
  const { guideRecord, call, user } = desk;
  return sendRecord({
    record: guideRecord,
    faults: guideFaults,
    isNew: () => desk.getState().guide.kind !== 'pending',
    failedText: contentTexts.saveGuideFailed,
    send: async (values, idempotencyKey) => {
      const { base, version } = guideRecord.getState();
      const before = { ...desk.getState().guide, content: guideContentOf(base) };
      const open = before.kind === 'pending' ? { ...before, version } : before;
      const plan = writeGuide(open, guideContentOf(values), user);
      if (!plan.ok) throw asProblem(plan.error);
      const row =
        plan.value.call === 'createPendingGuide'
          ? await call('createPendingGuide', { body: plan.value.body, idempotencyKey })
          : await call('updatePendingGuide', { ...plan.value, idempotencyKey });
      // A draft that was already there is returned as it is, without what was sent.
      const isDraftOfPublished =
        before.kind === 'published' || before.kind === 'draft_of_published';
      if (isDraftOfPublished) guideRecord.send({ type: 'refused' });
      else guideRecord.send({ type: 'saved', version: row.pg_version });
      desk.adoptGuide(row);
      desk.tellOfSave();
    },
    adopt: async (current) => {
      desk.adoptGuide(current as PendingGuide);
      await desk.learnWhoChanged();
    },
  });
}

/** Places can only be saved into a draft, so editing one of a published guide starts it. */
export async function ensureDraft(desk: Desk): Promise<SaveOutcome> {
  const { kind } = desk.getState().guide;
  return kind === 'published' || kind === 'draft_of_published'
    ? saveGuide(desk)
    : { kind: 'saved' };
}
