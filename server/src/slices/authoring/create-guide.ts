import type { CreatePendingGuideBody, PendingGuide } from '@laneway/contract/authoring';
import { readContent } from '@laneway/contract/editing/content-fields';
import { GUIDE_FIELDS } from '@laneway/contract/editing/guide-fields';
import { EMPTY_GUIDE } from '@laneway/domain/guides/guide-content';
import { checkGuideSize, EMPTY_SIZE } from '@laneway/domain/guides/guide-size';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { decideEdit } from '@laneway/domain/workflow/editing';
import type { Transaction } from '../../platform/database/database.ts';
import { measurePublishedGuide } from '../catalogue/public/guide-size.ts';
import { findPublishedGuide } from '../catalogue/public.ts';
import { checkMedia } from './check-media.ts';
import {
  findOpenDraft,
  findPendingGuide,
  insertPendingGuide,
  measurePendingGuide,
} from './guide-store.ts';
import { recordEdit } from './history.ts';
import { copyPublishedPlaces, findPendingPlaces } from './place-store.ts';
import { presentPendingGuide } from './present.ts';
import { editGuide } from './read-body.ts';

export type CreatedGuide = { readonly guide: PendingGuide; readonly isNew: boolean };

/**
 * Starts a draft in the caller's transaction, empty or from a published guide. A published guide has at most one open
 * draft: a second request returns it unchanged, whatever the body says.
 */
export async function createGuide(
  tx: Transaction,
  actor: Actor,
  body: CreatePendingGuideBody,
  now: Date,
): Promise<Result<CreatedGuide, Refusal>> {
  const sourceId = body.source_published_guide_id ?? null;
  return sourceId === null
    ? createNew(tx, actor, body, now)
    : createDraftOf(tx, actor, sourceId, body, now);
}

async function createNew(
  tx: Transaction,
  actor: Actor,
  body: CreatePendingGuideBody,
  now: Date,
): Promise<Result<CreatedGuide, Refusal>> {
  const content = editGuide(EMPTY_GUIDE, body);
  if (!content.ok) return content;
  const media = await checkMedia(
    tx,
    'guide',
    { before: EMPTY_GUIDE, after: content.value },
    { authorId: actor.id, actor },
  );
  if (!media.ok) return media;
  const facts = { authorId: actor.id, originalGuideId: null, now };
  const id = await insertPendingGuide(tx, content.value, facts);
  if (id === null) throw new Error('a draft of nothing met another draft');
  const fits = checkGuideSize(EMPTY_SIZE, await measurePendingGuide(tx, id));
  if (!fits.ok) return fits;
  await recordEdit(tx, { pendingGuideId: id, act: 'created', actor, authorId: actor.id, now });
  return present(tx, actor, id, true);
}

async function createDraftOf(
  tx: Transaction,
  actor: Actor,
  guideId: number,
  body: CreatePendingGuideBody,
  now: Date,
): Promise<Result<CreatedGuide, Refusal>> {
  const published = await findPublishedGuide(tx, actor, guideId);
  if (published === null) return fail(GUIDE_NOT_FOUND);
  const { authorId } = published;
  const decided = decideEdit(actor, { status: 'published', authorId });
  if (!decided.ok) return decided;
  const open = await findOpenDraft(tx, guideId);
  if (open !== null) return present(tx, actor, open.id, false);

  const before = readContent(GUIDE_FIELDS, 'published', published.guide);
  const content = editGuide(before, body);
  if (!content.ok) return content;
  const media = await checkMedia(
    tx,
    'guide',
    { before, after: content.value },
    { authorId, actor, guideIds: [guideId] },
  );
  if (!media.ok) return media;
  const facts = { authorId, originalGuideId: guideId, now };
  const id = await insertPendingGuide(tx, content.value, facts);
  if (id === null) {
    // Another request's draft was committed first.
    const openDraft = await findOpenDraft(tx, guideId);
    if (openDraft === null) throw new Error('an open draft is there and is not');
    return present(tx, actor, openDraft.id, false);
  }
  await copyPublishedPlaces(tx, id, guideId, now);
  const size = await measurePublishedGuide(tx, guideId);
  const fits = checkGuideSize(size, await measurePendingGuide(tx, id));
  if (!fits.ok) return fits;
  await recordEdit(tx, { pendingGuideId: id, act: 'draft_started', actor, authorId, now });
  return present(tx, actor, id, true);
}

async function present(
  tx: Transaction,
  actor: Actor,
  id: number,
  isNew: boolean,
): Promise<Result<CreatedGuide, Refusal>> {
  const row = await findPendingGuide(tx, id);
  if (row === null) return fail(GUIDE_NOT_FOUND);
  const places = await findPendingPlaces(tx, id);
  return ok({ guide: presentPendingGuide(row, actor, places), isNew });
}
