import { mediaAddress, parseMediaField } from '@laneway/domain/media/media-uri';
import { resolutionErrorText, unresolvedS3Text } from '@laneway/domain/media/messages';
import { useContext } from 'react';
import { usePresigned } from '../api/queries/presigned.ts';
import { PresignsMedia, presignRequest } from './presigns-media.ts';

export type MediaSource =
  /** The field has no media. */
  | { readonly kind: 'none' }
  | { readonly kind: 'resolving' }
  | { readonly kind: 'ready'; readonly src: string }
  | { readonly kind: 'failed'; readonly text: string };

/**
 * The source that a browser loads for a media field. Stored files have a permanent URL with access checks; on local
 * development hosts a presigned URL is requested instead.
 */
export function useMediaSource(field: string | null): MediaSource {
  const parsed = parseMediaField(field);
  const request = presignRequest(parsed.ok ? parsed.value : null, useContext(PresignsMedia));
  const presigned = usePresigned(request);
  if (!parsed.ok) return { kind: 'failed', text: resolutionErrorText(parsed.error) };
  if (parsed.value === null) return { kind: 'none' };
  if (request === null) return { kind: 'ready', src: mediaAddress(parsed.value) };
  if (presigned.data !== undefined) return { kind: 'ready', src: presigned.data };
  if (presigned.error !== null)
    return { kind: 'failed', text: unresolvedS3Text(presigned.error.message) };
  return { kind: 'resolving' };
}
