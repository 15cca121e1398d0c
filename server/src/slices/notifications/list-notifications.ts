import type { ListNoticesQuery, NoticePage } from '@laneway/contract/notifications';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { idCursor } from '../../platform/http/cursor.ts';
import { presentNotification } from './present.ts';
import { countUnread, findNotifications } from './store.ts';

const DEFAULT_PAGE_SIZE = 20;

/** A user's notifications, newest first, with the number of unread ones. */
export async function listNotifications(
  db: Queryable,
  viewer: Actor,
  query: ListNoticesQuery,
): Promise<Result<NoticePage, Refusal>> {
  const before = idCursor.read(query.cursor);
  if (!before.ok) return before;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const found = await findNotifications(db, viewer.id, {
    beforeId: before.value?.id ?? null,
    unreadOnly: query.unread ?? false,
    limit: limit + 1,
  });
  const { rows, nextCursor } = idCursor.cutPage(found, limit, ({ id }) => ({ id }));
  return ok({
    items: rows.map(presentNotification),
    next_cursor: nextCursor,
    unread_count: await countUnread(db, viewer.id),
  });
}
