import { type MediaUriError, mediaAddress, parseMediaField } from '@laneway/domain/media/media-uri';
import { ok, type Result } from '@laneway/domain/result';

/**
 * The URL that a browser loads for a media field: our stable path for stored files, an external URL itself, null for a
 * field without media.
 */
export function mediaSource(field: string | null): Result<string | null, MediaUriError> {
  const parsed = parseMediaField(field);
  if (!parsed.ok) return parsed;
  return ok(parsed.value === null ? null : mediaAddress(parsed.value));
}
