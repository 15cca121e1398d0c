import type { SavedGuide } from '../offline/offline-guides.ts';

type Marked = Pick<SavedGuide, 'downloadDate' | 'missing' | 'isMapMissing' | 'verified'>;

/** Marks guides that work offline; null for one that isn't saved. */
export function savedMark(saved: Marked | undefined): string | null {
  if (saved === undefined) return null;
  const isComplete = saved.missing === 0 && !saved.isMapMissing;
  if (isComplete && saved.verified?.isReady === true) return 'Ready for flight mode';
  // Without the year, which would take too much space. American English has three letters for every month.
  const date = new Date(saved.downloadDate);
  return `Saved ${date.getDate()} ${date.toLocaleDateString('en-US', { month: 'short' })}`;
}
