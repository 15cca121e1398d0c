import type { PresignUrlQuery } from '@laneway/contract/media';
import { bucketClassOf } from '@laneway/domain/media/buckets';
import { mediaAddress, parseMediaUri } from '@laneway/domain/media/media-uri';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { type DeliveryDeps, linkTo, objectToSend } from './get-media.ts';
import { mediaAccess } from './media-access.ts';
import { findMedia } from './store.ts';

/**
 * A link to an object that the caller may see. A folder has no signed links: its files have the permanent URL, where
 * access is checked again.
 */
export async function presignMedia(
  { db, blobs, scanner }: DeliveryDeps,
  viewer: Actor | null,
  { uri, bucket_type: asked }: PresignUrlQuery,
): Promise<Result<string, Refusal>> {
  const parsed = parseMediaUri(uri);
  if (!parsed.ok) return fail(refusal('invalid_input', parsed.error, { uri: parsed.error }));
  if (parsed.value.kind === 'web') return ok(parsed.value.url);
  const stored = parsed.value;
  const actual = bucketClassOf(stored.bucket);
  if (asked !== undefined && asked !== actual) {
    const fix = `Use ${actual} for files in ${stored.bucket}`;
    return fail(refusal('invalid_input', fix, { bucket_type: fix }));
  }
  const found = await findMedia(db, stored, viewer?.id ?? null);
  const access = mediaAccess(found, viewer, scanner !== null);
  if (!access.allowed) return fail(access.refusal);
  const { row } = access;
  const object = objectToSend(stored, row);
  const link = await linkTo(blobs, object, row);
  return ok(link ?? mediaAddress(stored));
}
