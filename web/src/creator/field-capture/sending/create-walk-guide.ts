import { allItems, cursorOf, headedPage } from '../../../api/cursor-pages.ts';
import type { Walk } from '../store/records.ts';
import { isForgotten } from './reply-memory.ts';
import type { SendParts } from './send-parts.ts';

/** Creates the guide of a walk that began without one, once. */
export async function createWalkGuide(
  { userId, store, call, now }: SendParts,
  walk: Walk,
): Promise<void> {
  const { id, title, guideKey, guideTriedAt } = walk;
  if (guideTriedAt === null) await store.changeWalk(id, { guideTriedAt: now() });
  const made = isForgotten(guideTriedAt, now()) ? await findMade() : null;
  const guideId = made ?? (await create());
  await store.changeWalk(id, { guideId });

  async function create(): Promise<number> {
    const body = { pg_title: title };
    const guide = await call('createPendingGuide', { body, idempotencyKey: guideKey });
    return guide.pg_id;
  }

  /** The title holds the minute in which the walk began, so nobody has two. */
  async function findMade(): Promise<number | null> {
    const guides = await allItems((cursor) =>
      headedPage((onHeaders) => call('listAuthoredGuides', { query: cursorOf(cursor), onHeaders })),
    );
    const found = guides.find(
      ({ pg_title, pg_author_id }) => pg_title === title && pg_author_id === userId,
    );
    return found?.pg_id ?? null;
  }
}
