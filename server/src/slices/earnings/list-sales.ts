import type { ListSalesQuery, MonthlySalesPage } from '@laneway/contract/earnings';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database.ts';
import { printTextCursor, readTextCursor } from '../../platform/text-cursor.ts';
import { presentSales } from './present.ts';
import { findSales } from './sales-store.ts';

const DEFAULT_PAGE_SIZE = 100;
const CURSOR = /^\d{4}-\d{2} \d{1,10}$/;

export async function listSales(
  db: Queryable,
  creatorId: number,
  query: ListSalesQuery,
): Promise<Result<MonthlySalesPage, Refusal>> {
  const cursor = readTextCursor(query.cursor, CURSOR);
  if (!cursor.ok) return cursor;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const [month = '', guideId] = cursor.value?.split(' ') ?? [];
  const rows = await findSales(db, creatorId, {
    from: query.from ?? null,
    to: query.to ?? null,
    guideId: query.guide_id ?? null,
    after: guideId === undefined ? null : { month, guideId: Number(guideId) },
    limit: limit + 1,
  });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return ok({
    items: rows.slice(0, limit).map(presentSales),
    next_cursor: last === undefined ? null : printTextCursor(`${last.month} ${last.guide_id}`),
  });
}
