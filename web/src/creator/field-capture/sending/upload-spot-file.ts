import { mediaTypeOf } from '@laneway/domain/media/kinds';
import { fingerprintOf } from '../../../media/uploads/transfer/fingerprint.ts';
import type { CreateTransfer } from '../../../media/uploads/transfer/transfer.ts';
import { UploadFailed } from './send-failure.ts';
import type { UploadSpotFile } from './send-parts.ts';

export type SpotUploadParts = {
  readonly userId: number;
  readonly renewSession: () => Promise<boolean>;
  /** Loaded with the first file. */
  readonly loadTransfer: () => Promise<CreateTransfer>;
};

/** Uploads the files of spots. After an interruption, an upload goes on where it stopped. */
export function createSpotUpload({
  userId,
  renewSession,
  loadTransfer,
}: SpotUploadParts): UploadSpotFile {
  return async (spot, part, { id, name, blob }, onProgress) => {
    const create = await loadTransfer().catch(() => {
      throw new UploadFailed({ kind: 'unreached' });
    });
    // Everything that names the upload is stored, so that it is found again after a reload.
    const file = new File([blob], name, { type: blob.type, lastModified: spot.takenAt });
    const fingerprint = fingerprintOf({ userId, field: `spot-${part}-${id}` }, file);
    const type = mediaTypeOf(file.type);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    create(
      { file, fileType: type.ok ? type.value : file.type, fingerprint, renewSession },
      {
        onProgress,
        onArrived: resolve,
        onFailed: (failure) => reject(new UploadFailed(failure)),
      },
    ).start();
    return await promise;
  };
}
