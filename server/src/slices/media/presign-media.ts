import { mediaAddress, parseMediaUri } from '@laneway/domain/media/media-uri';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database.ts';
import { mediaAccess } from './media-access.ts';
import { findMedia } from './store.ts';

/**
 * A link to an object that the caller may see. Files in a folder have no signed links of their own: theirs is the
 * lasting address, where the same gate is asked again.
 */
export async function presignMedia(
  db: Queryable,
  viewer: Actor | null,
  uri: string,
): Promise<Result<string, Refusal>> {
  const parsed = parseMediaUri(uri);
  if (!parsed.ok) return fail(refusal('invalid_input', parsed.error, { uri: parsed.error }));
  if (parsed.value.kind === 'web') return ok(parsed.value.url);
  const access = mediaAccess(await findMedia(db, parsed.value, viewer?.id ?? null), viewer);
  return access.allowed ? ok(mediaAddress(parsed.value)) : fail(access.refusal);
}
