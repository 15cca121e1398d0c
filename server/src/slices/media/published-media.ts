import type { MediaKind } from '@laneway/domain/media/kinds';
import type { ScanState } from '@laneway/domain/media/scan';
import type { StoredRendition } from './processing-store.ts';

/** An object in the production bucket. */
export type PublishedMedia = {
  readonly bucket: string;
  readonly key: string;
  readonly kind: MediaKind;
  readonly mime: string;
  readonly sizeBytes: number;
  /** The size of everything stored for it, including its renditions. */
  readonly storedBytes: number;
  readonly sha256: Buffer | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly durationMs: number | null;
  readonly loudnessLufs: number | null;
  readonly placeholder: string | null;
  /** The renditions of an image, narrowest first; null for one that is served as it is. */
  readonly renditions: readonly StoredRendition[] | null;
  readonly scanState: ScanState;
};
