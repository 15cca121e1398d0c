import type { Queryable } from '../../platform/database/database.ts';
import { findRevision } from '../authoring/public.ts';
import { findReadyMedia } from '../review/public.ts';
import type { TestersDeps } from './testers-deps.ts';
import { findValidInvitations } from './valid-invitations.ts';

/**
 * True if a tester may see a file: it belongs to a draft that one of these links opens now, and would be published
 * with it. A file that is merely mentioned in a draft doesn't count.
 */
export async function isTestedMedia(
  db: Queryable,
  deps: Pick<TestersDeps, 'secret' | 'clock' | 'hasScanner'>,
  tokens: readonly string[],
  uri: string,
): Promise<boolean> {
  for (const { pending_guide_id: id } of await findValidInvitations(db, deps, tokens)) {
    const guide = await findRevision(db, id);
    if (guide !== null && (await findReadyMedia(db, deps, { id, ...guide })).has(uri)) return true;
  }
  return false;
}
