import type { CallServer } from '../../../api/client.ts';
import type { FieldStore, UploadedPart } from '../store/field-store.ts';
import type { CapturedFile, Spot } from '../store/records.ts';

export type UploadSpotFile = (
  spot: Spot,
  part: UploadedPart,
  file: CapturedFile,
  onProgress: (sent: number) => void,
) => Promise<string>;

export type SendParts = {
  readonly userId: number;
  readonly store: FieldStore;
  readonly call: CallServer;
  /** Resolves with the media URI. */
  readonly upload: UploadSpotFile;
  readonly now: () => number;
  /** The spot whose sheet is open in this tab. */
  readonly editedSpotId: () => string | null;
};
