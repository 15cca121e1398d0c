import { OFFLINE_IMAGE_WIDTH } from '@laneway/domain/offline/packed-media';
import type { BlobAddress } from '../../ports/blob-store.ts';
import type { SavedObject } from './digest-store.ts';
import { objectToSend } from './get-media.ts';
import type { MediaRow } from './store.ts';

/** The object that devices save for a file: one width of an image, otherwise the file itself. */
export function savedObject(
  { bucket, key }: BlobAddress,
  row: Pick<MediaRow, 'renditions'>,
): SavedObject {
  const { key: objectKey } = objectToSend({ bucket, key }, row, OFFLINE_IMAGE_WIDTH);
  return { bucket, key, objectKey };
}
