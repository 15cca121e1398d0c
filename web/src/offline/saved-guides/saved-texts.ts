import { downloadProgress } from '@laneway/domain/offline/progress';
import { formatDate } from '@laneway/domain/text/dates';
import { formatSize } from '@laneway/domain/text/sizes';
import type {
  Download,
  DownloadFailure,
  SavedGuide,
  StorageUsage,
  Verification,
} from '../offline-guides.ts';

export function savedText({ downloadDate }: Pick<SavedGuide, 'downloadDate'>): string {
  return `Saved, ${formatDate(downloadDate)}`;
}

export function filesText(count: number): string {
  return count === 1 ? '1 file' : `${count} files`;
}

/** The missing parts of a saved guide in words; null if there are none. */
export function missingText({
  missing,
  isMapMissing,
}: Pick<SavedGuide, 'missing' | 'isMapMissing'>): string | null {
  if (missing > 0) return `${filesText(missing)} missing`;
  return isMapMissing ? 'Map incomplete' : null;
}

/** The state of a download in words, with its percentage. */
export function progressOf({ step, state }: Pick<Download, 'step' | 'state'>) {
  if (state === 'waiting') return { percent: 0, text: 'Waiting to download...' };
  return downloadProgress(state === 'failed' ? { kind: 'failed' } : step);
}

/** For screen readers: not every file, only changes that matter to the user. */
export function announcementOf(download: Download | null, isSaved: boolean): string {
  if (download === null) return isSaved ? 'Saved for offline use' : '';
  if (download.state === 'failed') return downloadProgress({ kind: 'failed' }).text;
  return 'Saving for offline use';
}

const FAILURE_TEXTS: Readonly<Record<Exclude<DownloadFailure, 'quota'>, string>> = {
  network: 'We’ll carry on when you’re back online.',
  refused: 'This guide isn’t open to you any more.',
  gone: 'This guide is no longer available.',
  storage: 'This browser can’t store files. Leave private browsing, then try again.',
};

/** The reason why a download failed, and what to do about it. `missingBytes` is null if unknown. */
export function failureAdvice(failure: DownloadFailure, missingBytes: number | null): string {
  if (failure !== 'quota') return FAILURE_TEXTS[failure];
  return missingBytes === null
    ? 'There isn’t enough space. Remove a saved guide, then try again.'
    : `There isn’t enough space. Free up ${formatSize(missingBytes)}, then try again.`;
}

/** For guides that were saved before logging in, and couldn't be moved to the account. */
export function unmovedText(count: number): string {
  const guides = count === 1 ? 'a guide' : `${count} guides`;
  return `We couldn’t add ${guides} that you saved before logging in. Free up some space, and we’ll try again.`;
}

/** Returns the bytes by which a guide of this size exceeds the free space; null if it fits. */
export function missingSpace(
  sizeBytes: number,
  { usedBytes, quotaBytes }: StorageUsage,
): number | null {
  const missing = sizeBytes - Math.max(0, quotaBytes - usedBytes);
  return quotaBytes > 0 && missing > 0 ? missing : null;
}

export const READY_TEXT = 'Ready for flight mode';

/** The missing parts, with what to do about them. */
export function verificationGaps(found: Verification): readonly string[] {
  const { missingFiles, missingTiles, isAppReady } = found;
  return [
    missingFiles.length > 0 && `${filesText(missingFiles.length)} missing. Download again.`,
    missingTiles > 0 && 'Part of the map is missing. Download again.',
    !isAppReady && 'The app isn’t stored on this device yet. Reload this page, then check again.',
  ].filter((gap) => gap !== false);
}

/** True if downloading again would help. */
export function isRepairable({ missingFiles, missingTiles }: Verification): boolean {
  return missingFiles.length + missingTiles > 0;
}

export function checkedText({ at }: { readonly at: string }): string {
  return `Checked ${formatDate(at)}`;
}

/** The total progress of all guides of a person. */
export function totalProgress(
  guideIds: readonly number[],
  saved: ReadonlyMap<number, SavedGuide>,
  downloads: ReadonlyMap<number, Download>,
): { readonly done: number; readonly total: number; readonly percent: number } {
  const wanted = guideIds.filter((id) => saved.has(id) || downloads.has(id));
  const done = wanted.filter((id) => saved.has(id) && !downloads.has(id));
  const percents = wanted.map((id) => {
    const download = downloads.get(id);
    return download === undefined ? 100 : progressOf(download).percent;
  });
  const sum = percents.reduce((all, percent) => all + percent, 0);
  return {
    done: done.length,
    total: wanted.length,
    percent: wanted.length === 0 ? 100 : Math.round(sum / wanted.length),
  };
}
