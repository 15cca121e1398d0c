import { placeReportTexts } from '@laneway/domain/place-reports/messages';
import { refusal } from '@laneway/domain/refusal';
import { type CallContext, type Outcome, refused } from '../../platform/http/calls.ts';
import { answererOf } from './answerer-of.ts';
import { findPhoto } from './photo-store.ts';
import type { PlaceReportsDeps } from './place-reports-deps.ts';

const NOT_FOUND = refusal('not_found', placeReportTexts.notFound);

/** The photo of a report, for people who may answer it. It has no other URL. */
export async function getReportPhoto(
  { db, blobs, buckets }: Pick<PlaceReportsDeps, 'db' | 'blobs' | 'buckets'>,
  { params, viewer, reply }: CallContext<'getReportPhoto'>,
): Promise<Outcome<'getReportPhoto'>> {
  const photo = await findPhoto(db, params.id);
  if (photo === null || answererOf(viewer, photo.author_id) === null) return refused(NOT_FOUND);
  const address = { bucket: buckets.quarantine, key: photo.key };
  const facts = await blobs.stat(address);
  if (facts === null) return refused(NOT_FOUND);
  await reply
    .headers({
      'content-type': 'image/webp',
      'content-length': facts.size,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(blobs.read(address));
  return { kind: 'sent' };
}
