import type { PublishedGuide } from '@laneway/contract/catalogue';
import { authoredGuidesScope } from '@laneway/domain/access';
import type { Refusal } from '@laneway/domain/refusal';
import type { Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database.ts';
import type { ListPage } from '../../platform/list-pages.ts';
import { listGuidesOfAuthor } from '../catalogue/public.ts';

/** A creator's published guides, everyone's for an admin; those off sale too. */
export function listDashboardGuides(
  db: Queryable,
  viewer: Actor,
  query: { readonly limit?: number; readonly cursor?: string },
): Promise<Result<ListPage<PublishedGuide>, Refusal>> {
  const scope = authoredGuidesScope(viewer);
  return listGuidesOfAuthor(db, viewer, scope.scope === 'all' ? null : scope.authorId, query);
}
