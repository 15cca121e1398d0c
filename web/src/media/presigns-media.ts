import { bucketClassOf } from '@laneway/domain/media/buckets';
import { type MediaUri, printMediaUri } from '@laneway/domain/media/media-uri';
import { usesPresignedLinks } from '@laneway/domain/media/presigning';
import { createContext } from 'react';
import type { PresignRequest } from '../api/queries/presigned.ts';

/** True if stored files are loaded by presigned links, depending on the page's URL. */
export function pagePresigns(): boolean {
  const page = globalThis.location;
  return page !== undefined && usesPresignedLinks(page.hostname, page.port);
}

/** The same for components. The server sets it, because it has no page URL when rendering. */
export const PresignsMedia = createContext(pagePresigns());

/** The input of the call for a presigned link to this file; null where its permanent URL is used. */
export function presignRequest(media: MediaUri | null, presigns: boolean): PresignRequest | null {
  if (media?.kind !== 'stored' || !presigns) return null;
  return { uri: printMediaUri(media), bucketType: bucketClassOf(media.bucket) };
}
