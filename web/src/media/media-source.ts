import { type MediaUriError, mediaAddress, parseMediaField } from '@laneway/domain/media/media-uri';
import { ok, type Result } from '@laneway/domain/result';

/**
 * What a browser loads for a media field: the stable URL for what is in our buckets, the URL itself
 * for the open web, null for a field that holds no media.
 */
export function mediaSource(field: string | null): Result<string | null, MediaUriError> {
  const parsed = parseMediaField(field);
  if (!parsed.ok) return parsed;
  return ok(parsed.value === null ? null : mediaAddress(parsed.value));
}
