import type { BlobStore } from '../../ports/blob-store.ts';
import type { WalksDeps } from '../walks/public.ts';

export type ReviewDeps = WalksDeps & {
  readonly blobs: BlobStore;
  readonly buckets: { readonly production: string };
  /** If false, files that were never scanned may be published. */
  readonly hasScanner: boolean;
  /** The base URL of links in emails. */
  readonly publicUrl: string;
};
