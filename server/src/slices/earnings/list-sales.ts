import type { ListSalesQuery, MonthlySalesPage } from '@laneway/contract/earnings';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import { createCursor, idPart, monthPart } from '../../platform/http/cursor.ts';
import { presentSales } from './present.ts';
import { findSales, type SalesRow } from './sales-store.ts';

const DEFAULT_PAGE_SIZE = 100;
const cursor = createCursor<{ month: string; guideId: number }>({
  month: monthPart,
  guideId: idPart,
});

export async function listSales(
  db: Queryable,
  creatorId: number,
  query: ListSalesQuery,
): Promise<Result<MonthlySalesPage, Refusal>> {
  const after = cursor.read(query.cursor);
  if (!after.ok) return after;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const found = await findSales(db, creatorId, {
    from: query.from ?? null,
    to: query.to ?? null,
    guideId: query.guide_id ?? null,
    after: after.value,
    limit: limit + 1,
  });
  const keyOf = ({ month, guide_id }: SalesRow) => ({ month, guideId: guide_id });
  const { rows, nextCursor } = cursor.cutPage(found, limit, keyOf);
  return ok({ items: rows.map(presentSales), next_cursor: nextCursor });
}
