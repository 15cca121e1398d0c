import { extensionOf, mediaKindOf, mediaTypeOf } from '@laneway/domain/media/kinds';
import type { LinkHeaders } from '../../ports/blob-store.ts';

const NOT_MEDIA: LinkHeaders = {
  contentType: 'application/octet-stream',
  contentDisposition: 'attachment; filename="laneway-file"',
};

/**
 * The headers of a file: its type from our table, and a file name of ours, because the uploader's is private. What
 * isn't in the table is only ever downloaded, never shown on our origin.
 */
export function fileHeaders(mime: string): LinkHeaders {
  const type = mediaTypeOf(mime);
  if (!type.ok) return NOT_MEDIA;
  const name = `laneway-${mediaKindOf(type.value)}.${extensionOf(type.value)}`;
  return { contentType: type.value, contentDisposition: `inline; filename="${name}"` };
}
