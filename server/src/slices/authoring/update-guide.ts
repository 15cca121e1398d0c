import type { PendingGuide, UpdatePendingGuideBody } from '@laneway/contract/authoring';
import type { AdminActionDetails } from '@laneway/domain/accounts/admin-actions';
import type { GuideContent } from '@laneway/domain/guides/guide-content';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { changedInGuide, compareGuideFields } from '@laneway/domain/review/compare-fields';
import type { Actor } from '@laneway/domain/roles';
import type { Transaction } from '../../platform/database/database.ts';
import { guideContentOf } from '../catalogue/public/content-columns.ts';
import { checkMedia, guidesOfMedia } from './check-media.ts';
import { findPendingGuide, limitGuideSize, updatePendingGuideRow } from './guide-store.ts';
import { notifyAuthorOfEdit, recordEdit } from './history.ts';
import { isStale, openForEdit, staleVersion } from './open-guide.ts';
import { presentPendingGuide } from './present.ts';
import { editGuide } from './read-body.ts';

/** Saves the fields in the body, in the caller's transaction. If two people save at once, the second is refused. */
export async function updateGuide(
  tx: Transaction,
  actor: Actor,
  id: number,
  body: UpdatePendingGuideBody,
  now: Date,
): Promise<Result<PendingGuide, Refusal>> {
  const opened = await openForEdit(tx, actor, id);
  if (!opened.ok) return opened;
  const guide = opened.value;
  if (isStale(body.pg_version, guide.version)) {
    return fail(staleVersion(presentPendingGuide(guide, actor)));
  }
  const before = guideContentOf(guide);
  const content = editGuide(before, body);
  if (!content.ok) return content;
  const owners = { authorId: guide.author_id, actor, guideIds: guidesOfMedia(guide) };
  const media = await checkMedia(tx, 'guide', { before, after: content.value }, owners);
  if (!media.ok) return media;
  const updated = await limitGuideSize(tx, id, () =>
    updatePendingGuideRow(tx, id, content.value, now),
  );
  if (!updated.ok) return updated;
  const edit = { pendingGuideId: id, actor, authorId: guide.author_id, now } as const;
  const details = changesOf(before, content.value);
  await recordEdit(tx, { ...edit, act: 'edited', details });
  await notifyAuthorOfEdit(tx, edit);
  const saved = await findPendingGuide(tx, id);
  if (saved === null) throw new Error('a locked guide is gone');
  return ok(presentPendingGuide(saved, actor));
}

/** The changed fields, and the price before and after; what else was written isn't part of the log. */
function changesOf(before: GuideContent, after: GuideContent): AdminActionDetails {
  const price = compareGuideFields(before, after).find(({ key }) => key === 'priceCents');
  const isPriced = price?.change === 'changed' && price.before !== null && price.after !== null;
  return {
    fields: changedInGuide(before, after),
    ...(isPriced ? { from: price.before, to: price.after } : {}),
  };
}
