import type { JobPage, ListJobsQuery } from '@laneway/contract/platform';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import { createCursor } from '../../platform/http/cursor.ts';
import { jobIdPart } from './job-id.ts';
import { findJobs } from './job-store.ts';
import { presentJob } from './present.ts';

const DEFAULT_PAGE_SIZE = 20;
const cursor = createCursor<{ id: string }>({ id: jobIdPart });

/** The jobs in the queue, newest first. */
export async function listJobs(
  db: Queryable,
  query: ListJobsQuery,
): Promise<Result<JobPage, Refusal>> {
  const before = cursor.read(query.cursor);
  if (!before.ok) return before;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const found = await findJobs(db, {
    state: query.state ?? null,
    beforeId: before.value?.id ?? null,
    limit: limit + 1,
  });
  const { rows, nextCursor } = cursor.cutPage(found, limit, ({ id }) => ({ id }));
  return ok({ items: rows.map(presentJob), next_cursor: nextCursor });
}
