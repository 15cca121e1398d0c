/** The progress of saving a guide for offline use. */
export type DownloadStep =
  | { readonly kind: 'started' }
  | { readonly kind: 'guide_saved' }
  | { readonly kind: 'places_saved' }
  | { readonly kind: 'media'; readonly done: number; readonly total: number }
  | { readonly kind: 'complete'; readonly missing: number }
  | { readonly kind: 'failed' };

export type DownloadProgress = { readonly percent: number; readonly text: string };

const PLACES_SAVED_PERCENT = 40;
const MEDIA_SAVED_PERCENT = 80;

/** The download panel's state at a step. Failed media count as done, because they are skipped. */
export function downloadProgress(step: DownloadStep): DownloadProgress {
  switch (step.kind) {
    case 'started':
      return { percent: 0, text: 'Starting download...' };
    case 'guide_saved':
      return { percent: 20, text: 'Guide saved' };
    case 'places_saved':
      return { percent: PLACES_SAVED_PERCENT, text: 'Places saved' };
    case 'media':
      return { percent: mediaPercent(step.done, step.total), text: mediaText(step) };
    case 'complete':
      return { percent: 100, text: completeText(step.missing) };
    case 'failed':
      return { percent: 0, text: 'Download failed' };
  }
}

function mediaPercent(done: number, total: number): number {
  const share = total > 0 ? Math.min(1, Math.max(0, done / total)) : 1;
  return Math.round(PLACES_SAVED_PERCENT + (MEDIA_SAVED_PERCENT - PLACES_SAVED_PERCENT) * share);
}

function mediaText({ done, total }: { done: number; total: number }): string {
  return `Media ${done} of ${total}`;
}

function completeText(missing: number): string {
  return missing === 0 ? 'Complete' : `Complete, ${missing} missing`;
}
