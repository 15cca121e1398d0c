import { bucketClassOf } from '@laneway/domain/media/buckets';
import { type MediaUri, printMediaUri } from '@laneway/domain/media/media-uri';
import type { PresignRequest } from '../api/queries/presigned.ts';

/** The input of the call for a presigned link to this file; null where its permanent URL is used. */
export function presignRequest(media: MediaUri | null, presigns: boolean): PresignRequest | null {
  if (media?.kind !== 'stored' || !presigns) return null;
  return { uri: printMediaUri(media), bucketType: bucketClassOf(media.bucket) };
}
