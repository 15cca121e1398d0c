import { mediaAddress, parseMediaField } from '@laneway/domain/media/media-uri';
import { resolutionErrorText } from '@laneway/domain/media/messages';
import type { CallServer } from '../api/client.ts';
import { presign } from '../api/queries/presigned.ts';
import { presignRequest } from './presign-request.ts';
import { pagePresigns } from './presigns-media.ts';

/**
 * A URL from which a media field can be loaded now, for players that outlive a page. It is synchronous where no link
 * has to be requested: browsers let sound start only in a tap handler.
 */
export function resolveMedia(
  field: string,
  call: CallServer,
  signal: AbortSignal,
): string | Promise<string> {
  const parsed = parseMediaField(field);
  if (!parsed.ok) return Promise.reject(new Error(resolutionErrorText(parsed.error)));
  if (parsed.value === null) return Promise.reject(new Error(resolutionErrorText('no media')));
  const request = presignRequest(parsed.value, pagePresigns());
  return request === null ? mediaAddress(parsed.value) : presign(call, request, signal);
}
