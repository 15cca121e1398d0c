import type { OfflinePack, PackedMedia } from '@laneway/contract/offline-pack';
import type { DownloadStep } from '@laneway/domain/offline/progress';
import { partRequest } from '../engine/fetch-part.ts';
import type { MissingParts } from '../store/stage-files.ts';

type MissingPart = { readonly file: PackedMedia; readonly part: number };

export function missingParts(
  { media }: OfflinePack,
  inventory: MissingParts,
): readonly MissingPart[] {
  return media.flatMap((file, index) =>
    (inventory[index] ?? []).map((part): MissingPart => ({ file, part })),
  );
}

/** One request per part, as the page would make it: one that fails costs one part and no more. */
export function requestOf({ file, part }: MissingPart, origin: string): Request {
  const { headers } = partRequest(file, part);
  return new Request(new URL(file.source, origin), {
    headers,
    credentials: 'same-origin',
    cache: 'no-store',
  });
}

export function bytesOf(parts: readonly MissingPart[]): number {
  return parts.reduce((sum, { file, part }) => sum + partRequest(file, part).length, 0);
}

/** How far a download is when so many bytes of what was lacking have come, one file after another. */
export function stepAfter(
  { media }: OfflinePack,
  inventory: MissingParts,
  downloaded: number,
): DownloadStep {
  let left = downloaded;
  let done = 0;
  for (const [index, file] of media.entries()) {
    const lacking = inventory[index] ?? [];
    left -= bytesOf(lacking.map((part) => ({ file, part })));
    if (lacking.length === 0 || left >= 0) done += 1;
  }
  return done === 0 ? { kind: 'places_saved' } : { kind: 'media', done, total: media.length };
}
