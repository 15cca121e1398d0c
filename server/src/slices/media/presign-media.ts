import { bucketClassOf } from '@laneway/domain/media/buckets';
import { mediaAddress, parseMediaUri } from '@laneway/domain/media/media-uri';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { CallContext } from '../../platform/http/calls.ts';
import { findAccess } from './find-access.ts';
import { type DeliveryDeps, linkTo, objectToSend } from './get-media.ts';

/**
 * A link to an object that the caller may see. A folder has no signed links: its files have the permanent URL, where
 * access is checked again.
 */
export async function presignMedia(
  deps: DeliveryDeps,
  { viewer, query: { uri, bucket_type: asked }, request }: CallContext<'presignUrl'>,
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
  const access = await findAccess(deps, stored, viewer, request);
  if (!access.allowed) return fail(access.refusal);
  const { row } = access;
  const object = objectToSend(stored, row);
  const link = await linkTo(deps.blobs, object, row);
  return ok(link ?? mediaAddress(stored));
}
