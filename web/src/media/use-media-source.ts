import { bucketClassOf } from '@laneway/domain/media/buckets';
import { mediaAddress, parseMediaField, printMediaUri } from '@laneway/domain/media/media-uri';
import { resolutionErrorText, unresolvedS3Text } from '@laneway/domain/media/messages';
import { useContext } from 'react';
import { usePresigned } from '../api/queries/presigned.ts';
import { PresignsMedia } from './presigns-media.ts';

export type MediaSource =
  /** The field holds no media. */
  | { readonly kind: 'none' }
  | { readonly kind: 'resolving' }
  | { readonly kind: 'ready'; readonly src: string }
  | { readonly kind: 'failed'; readonly text: string };

/**
 * What a browser loads for a media field. Stored files have a permanent URL that the server guards;
 * on the hosts of local development a presigned URL is requested instead.
 */
export function useMediaSource(field: string | null): MediaSource {
  const parsed = parseMediaField(field);
  const stored = parsed.ok && parsed.value?.kind === 'stored' ? parsed.value : null;
  const presigns = useContext(PresignsMedia) && stored !== null;
  const presigned = usePresigned(
    presigns ? { uri: printMediaUri(stored), bucketType: bucketClassOf(stored.bucket) } : null,
  );
  if (!parsed.ok) return { kind: 'failed', text: resolutionErrorText(parsed.error) };
  if (parsed.value === null) return { kind: 'none' };
  if (!presigns) return { kind: 'ready', src: mediaAddress(parsed.value) };
  if (presigned.data !== undefined) return { kind: 'ready', src: presigned.data };
  if (presigned.error !== null)
    return { kind: 'failed', text: unresolvedS3Text(presigned.error.message) };
  return { kind: 'resolving' };
}
