import type { ListDashboardGuidesQuery } from '@laneway/contract/authoring';
import type { PublishedGuide } from '@laneway/contract/catalogue';
import { authoredGuidesScope } from '@laneway/domain/access';
import type { Refusal } from '@laneway/domain/refusal';
import type { Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import type { ListPage } from '../../platform/http/list-pages.ts';
import { listGuidesOfAuthor } from '../catalogue/public.ts';

/** A creator's published guides, or everyone's for an admin unless `mine` is set. Guides off sale are included. */
export function listDashboardGuides(
  db: Queryable,
  viewer: Actor,
  query: ListDashboardGuidesQuery,
): Promise<Result<ListPage<PublishedGuide>, Refusal>> {
  const scope = authoredGuidesScope(viewer);
  const isForAll = scope.scope === 'all' && query.mine !== true;
  return listGuidesOfAuthor(db, viewer, isForAll ? null : viewer.id, query);
}
