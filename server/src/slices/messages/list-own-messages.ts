import type { OwnMessagePage } from '@laneway/contract/messages';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import { idCursor } from '../../platform/http/cursor.ts';
import { findMessagesOf } from './answer-store.ts';

const DEFAULT_PAGE_SIZE = 10;

/** Someone's messages to us with our answers, newest first. */
export async function listOwnMessages(
  db: Queryable,
  senderId: number,
  query: { readonly limit?: number; readonly cursor?: string },
): Promise<Result<OwnMessagePage, Refusal>> {
  const before = idCursor.read(query.cursor);
  if (!before.ok) return before;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const page = { beforeId: before.value?.id ?? null, limit: limit + 1 };
  const found = await findMessagesOf(db, senderId, page);
  const { rows, nextCursor } = idCursor.cutPage(found, limit, ({ id }) => ({ id }));
  return ok({
    items: rows.map(({ id, content, created_at, answer, answered_at }) => ({
      message_id: id,
      message_content: content,
      sent_at: created_at.toISOString(),
      answer,
      answered_at: answered_at?.toISOString() ?? null,
    })),
    next_cursor: nextCursor,
  });
}
